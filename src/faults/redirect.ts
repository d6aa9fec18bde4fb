import { faultsOf, response } from "./rows.ts";

const to = (status: string, location = "/t") => response(status, `Location: ${location}`);

export const redirectFaults = faultsOf("redirect", [
  ["I300", "redirect-300", "300 to another path", 300, to("300 Multiple Choices")],
  ["I301", "redirect-301", "301 to another path", 301, to("301 Moved Permanently")],
  ["I302", "redirect-302", "302 to another path", 302, to("302 Found")],
  ["I303", "redirect-303", "303 to another path", 303, to("303 See Other")],
  ["I305", "redirect-305", "305 to a proxy", 305, to("305 Use Proxy")],
  ["I307", "redirect-307", "307, which asks for the body again", 307, to("307 Temporary Redirect")],
  ["I308", "redirect-308", "308, which asks for the body again", 308, to("308 Permanent Redirect")],
  ["I400", "redirect-loop", "307 to itself", 307, to("307 Temporary Redirect", "/")],
  ["I401", "redirect-nowhere", "302 without Location", 302, response("302 Found")],
  ["I402", "redirect-bad-location", "302 to no URL", 302, to("302 Found", "http://[::1")],
  ["I403", "redirect-to-file", "302 to a file", 302, to("302 Found", "file:///etc/passwd")],
  [
    "I404",
    "location-on-200",
    "200 with Location and Refresh",
    200,
    response("200 OK", "Location: /t", "Refresh: 0; url=/t"),
  ],
]);
