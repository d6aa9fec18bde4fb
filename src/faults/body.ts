import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import { faultsOf, headThen, response } from "./rows.ts";

const gzip = "Content-Encoding: gzip";
const ok = (headers: readonly string[], body = "") => headThen("200 OK", headers, body);

/** 64 MB of zeros in 64 KB. */
function bomb(): Uint8Array {
  const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  return Buffer.concat([Buffer.from(ok([gzip, `Content-Length: ${packed.length}`])), packed]);
}

export const bodyFaults = faultsOf("body", [
  ["H01", "endless-body", "200, then a body without end", 200, { send: ok([]), flood: "x".repeat(16_384) }],
  [
    "H02",
    "body-stalls",
    "200, then the body stalls",
    200,
    { send: ok(["Content-Length: 10"]), then: "stay" },
  ],
  [
    "H03",
    "reset-in-body",
    "200, then resets inside the body",
    200,
    { send: ok(["Content-Length: 10"], "hel"), then: "reset" },
  ],
  [
    "H04",
    "drip-body",
    "200, then a body byte by byte",
    200,
    { send: ok(["Content-Length: 1000"]), drip: { text: "x", size: 1, everyMs: 150, forever: true } },
  ],
  ["H05", "gzip-bomb", "200 with 64 MB in 64 KB of gzip", 200, { send: bomb }],
  [
    "H06",
    "gzip-that-is-none",
    "200, says gzip, sends plain text",
    200,
    ok([gzip, "Content-Length: 2"], "ok"),
  ],
  [
    "H07",
    "gzip-cut-off",
    "200 with half a gzip stream",
    200,
    ok([gzip, "Content-Length: 4"], "\x1f\x8b\x08\0"),
  ],
  [
    "H08",
    "nonsense-coding",
    "200 with Content-Encoding nonsense",
    200,
    response("200 OK", "Content-Encoding: nonsense"),
  ],
  [
    "H09",
    "gzip-200-times",
    "200 with gzip said 200 times",
    200,
    response("200 OK", `Content-Encoding: ${Array.from({ length: 200 }, () => "gzip").join(", ")}`),
  ],
  ["H10", "garbage-after-body", "200, then garbage after the message", 200, `${response("200 OK")}garbage`],
  [
    "H11",
    "second-response",
    "200, then a second response 500",
    200,
    response("200 OK") + response("500 Oops"),
  ],
  [
    "H12",
    "endless-body-500",
    "500, then a body without end",
    500,
    { send: headThen("500 Oops", []), flood: "x".repeat(16_384) },
  ],
  ["H13", "gzip-of-nothing", "200, says gzip, Content-Length 0", 200, ok([gzip, "Content-Length: 0"])],
  [
    "H14",
    "reset-after-answer-head",
    "200, then resets at once",
    200,
    { send: ok(["Content-Length: 10"]), then: "reset" },
  ],
]);
