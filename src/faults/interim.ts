import { failed, faultsOf, headThen, response, violating } from "./rows.ts";

const interim = (status: string, ...headers: string[]) => headThen(status, headers);
const hints = interim("103 Early Hints", "Link: </a>; rel=preload");
const ok = response("200 OK");
const many = "many-interim-responses";
const upgrade = "unrequested-upgrade";

export const interimFaults = faultsOf("interim", [
  ["E01", "unasked-100", "100 Continue, then 200", 200, interim("100 Continue") + ok],
  ["E02", "interim-102-103", "102, 103, then 200", 200, interim("102 Processing") + hints + ok],
  ["E03", "interim-four", "Four 103, then 200", 200, hints.repeat(4) + ok],
  [
    "E04",
    "interim-hundred",
    "A hundred 103, then 200",
    { statuses: [200], violations: [many], disputed: "Go up to 1.23 fails at the sixth" },
    hints.repeat(100) + ok,
  ],
  [
    "E05",
    "interim-ten-thousand",
    "Ten thousand 103, then 200",
    { statuses: [200], violations: [many], disputed: "Go up to 1.23 fails at the sixth" },
    { send: () => hints.repeat(10_000) + ok },
  ],
  [
    "E06",
    "interim-endless",
    "102 without end",
    { statuses: [null], violations: [many] },
    { flood: interim("102 Processing").repeat(500) },
  ],
  ["E07", "close-after-100", "100 Continue, then closes", failed("closed"), interim("100 Continue")],
  [
    "E08",
    "silence-after-102",
    "102, then silence",
    failed("timeout"),
    { send: interim("102 Processing"), then: "stay" },
  ],
  [
    "E09",
    "unasked-upgrade",
    "101 with Upgrade",
    violating(101, upgrade),
    { send: interim("101 Switching Protocols", "Connection: Upgrade", "Upgrade: websocket"), then: "stay" },
  ],
  [
    "E10",
    "bare-101",
    "101 without Upgrade",
    violating(101, upgrade),
    { send: interim("101 Switching Protocols"), then: "stay" },
  ],
  ["E11", "status-199", "199, then 200", 200, interim("199 Soon") + ok],
  [
    "E12",
    "interim-with-body",
    "103 with a body, then 200",
    failed("malformed-head"),
    `${interim("103 Early Hints", "Content-Length: 5")}hello${ok}`,
  ],
  [
    "E13",
    "drip-interim",
    "103 every 300 ms without end",
    failed("timeout"),
    { drip: { text: hints, size: hints.length, everyMs: 300, forever: true } },
  ],
  ["E14", "interim-then-500", "100 Continue, then 500", 500, interim("100 Continue") + response("500 Oops")],
]);
