import { faultsOf, headThen, response } from "./rows.ts";

export const statusFaults = faultsOf("status", [
  ["Z01", "status-200", "200", 200, response("200 OK")],
  ["Z02", "status-500", "500", 500, response("500 Internal Server Error")],
  ["Z03", "status-201", "201", 201, response("201 Created")],
  ["Z04", "status-204", "204", 204, headThen("204 No Content", [])],
  ["Z05", "status-202", "202", 202, response("202 Accepted")],
  ["Z06", "status-206", "206", 206, response("206 Partial Content")],
  ["Z07", "status-429", "429 with Retry-After", 429, response("429 Too Many Requests", "Retry-After: 0")],
  ["Z08", "status-503", "503 with Retry-After", 503, response("503 Service Unavailable", "Retry-After: 0")],
  [
    "Z09",
    "status-401",
    "401 with WWW-Authenticate",
    401,
    response("401 Unauthorized", "WWW-Authenticate: Basic"),
  ],
  [
    "Z10",
    "status-407",
    "407",
    407,
    response("407 Proxy Authentication Required", "Proxy-Authenticate: Basic"),
  ],
  [
    "Z11",
    "status-408",
    "408, after which a client may retry",
    408,
    response("408 Request Timeout", "Connection: close"),
  ],
  ["Z12", "status-421", "421, which makes fetch post again", 421, response("421 Misdirected Request")],
  ["Z13", "status-425", "425", 425, response("425 Too Early")],
  ["Z14", "status-417", "417", 417, response("417 Expectation Failed")],
]);
