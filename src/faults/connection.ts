import { failed, failedSomehow, faultsOf, headThen, response } from "./rows.ts";

const early = ["early-response"];

export const connectionFaults = faultsOf("connection", [
  [
    "C01",
    "reset-on-accept",
    "Resets the connection at once",
    failedSomehow,
    { after: "accept", then: "reset" },
  ],
  ["C02", "close-on-accept", "Closes the connection at once", failedSomehow, { after: "accept" }],
  [
    "C03",
    "reset-after-head",
    "Resets after the request's head",
    failed("reset"),
    { after: "head", then: "reset" },
  ],
  ["C04", "reset-after-request", "Resets after the request", failed("reset"), { then: "reset" }],
  ["C05", "close-after-request", "Closes after the request without an answer", failed("closed"), {}],
  [
    "C06",
    "half-close",
    "Closes its side at once, keeps reading, says nothing",
    failedSomehow,
    { after: "accept", then: "end" },
  ],
  [
    "C07",
    "answer-on-accept",
    "Answers 200 before it has read a byte",
    { statuses: [200] },
    { after: "accept", send: response("200 OK"), then: "stay" },
  ],
  [
    "C08",
    "answer-unread",
    "Answers 200 after the head and never reads the body",
    { statuses: [200], violations: early },
    { after: "head", reads: false, send: response("200 OK"), then: "stay" },
    "big",
  ],
  [
    "C09",
    "answer-then-reset",
    "Answers 200 after the head, then resets",
    { statuses: [200, null], violations: early },
    { after: "head", reads: false, send: response("200 OK"), then: "reset" },
    "big",
  ],
  [
    "C10",
    "refuse-size-and-close",
    "Answers 413 after the head and closes",
    { statuses: [413], violations: early },
    { after: "head", reads: false, send: response("413 Content Too Large", "Connection: close") },
    "big",
  ],
  [
    "C11",
    "never-read",
    "Takes no byte of the body and says nothing",
    failed("timeout"),
    { after: "accept", reads: false, then: "stay" },
    "big",
  ],
  [
    "C12",
    "refuse-size-and-drain",
    "Answers 413 after the head and reads on",
    { statuses: [413], violations: early },
    { after: "head", send: headThen("413 Content Too Large", ["Content-Length: 0"]), then: "stay" },
    "big",
  ],
]);
