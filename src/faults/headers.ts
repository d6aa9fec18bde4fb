import { failed, faultsOf, response, violating } from "./rows.ts";

const ok = (...headers: string[]) => response("200 OK", ...headers);
const malformed = failed("malformed-head");
const disputed = { ...malformed, disputed: "Go 1.19 takes it" };

export const headerFaults = faultsOf("headers", [
  ["F01", "header-15-kb", "A header of 15 KB", 200, { send: () => ok(`X-Long: ${"a".repeat(15_000)}`) }],
  ["F02", "header-17-kb", "A header of 17 KB", 200, { send: () => ok(`X-Long: ${"a".repeat(17_000)}`) }],
  ["F03", "header-70-kb", "A header of 70 KB", 200, { send: () => ok(`X-Long: ${"a".repeat(70_000)}`) }],
  ["F04", "header-900-kb", "A header of 900 KB", 200, { send: () => ok(`X-Long: ${"a".repeat(900_000)}`) }],
  [
    "F05",
    "header-11-mb",
    "A header of 11 MB",
    failed("head-too-large"),
    { send: () => ok(`X-Long: ${"a".repeat(11 * 1024 * 1024)}`) },
  ],
  [
    "F06",
    "header-endless",
    "A header that never ends",
    { statuses: [null] },
    { send: "HTTP/1.1 200 OK\r\nX-Long: ", flood: "a".repeat(16_384) },
  ],
  [
    "F07",
    "headers-3000",
    "3,000 headers",
    200,
    { send: () => ok(...Array.from({ length: 3000 }, (_, index) => `X-Header-${index}: some value`)) },
  ],
  [
    "F08",
    "headers-1500",
    "1,500 short headers",
    200,
    { send: () => ok(...Array.from({ length: 1500 }, () => "a: b")) },
  ],
  ["F09", "nul-in-value", "A NUL in a value", disputed, ok("X-Odd: a\0b")],
  ["F10", "nul-in-name", "A NUL in a name", disputed, ok("X-O\0d: a")],
  ["F11", "folded-header", "A folded header", violating(200, "obs-fold"), ok("X-Fold: a", "  b")],
  [
    "F12",
    "space-before-colon",
    "A space before the colon",
    violating(200, "space-in-header-name"),
    ok("X-Odd : a"),
  ],
  ["F13", "no-colon", "A header line without a colon", malformed, ok("X-Odd")],
  ["F14", "leading-fold", "White space before the first header", malformed, ok(" X-Odd: a")],
  ["F15", "empty-name", "An empty header name", disputed, ok(": a")],
  ["F16", "space-in-name", "A space inside a name", violating(200, "space-in-header-name"), ok("X Odd: a")],
  ["F17", "bracket-in-name", "Brackets in a name", disputed, ok("X-(x): a")],
  ["F18", "latin1-value", "Bytes beyond ASCII in a value", 200, ok("X-Name: caf\xe9 \xe9\x99\x88")],
  ["F19", "bare-cr-in-value", "A bare CR in a value", disputed, ok("X-Odd: a\rb")],
  ["F20", "escape-in-value", "A terminal escape in a value", disputed, ok("X-Odd: \x1b[31m")],
  [
    "F21",
    "prototype-headers",
    "Headers named __proto__ and constructor",
    200,
    ok("__proto__: a", "constructor: b"),
  ],
  ["F22", "utf8-name", "Bytes beyond ASCII in a name", disputed, ok("X-\xe9\x99\x88: a")],
]);
