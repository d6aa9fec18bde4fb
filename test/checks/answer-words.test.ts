import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { runAgainst } from "./run-against.ts";

/** What the base check says of a receiver that answers with these bytes and closes. */
async function told(bytes: string): Promise<string | null | undefined> {
  const server = createServer((socket) => socket.once("data", () => socket.end(bytes)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { results } = await runAgainst(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      selection: { only: ["valid-notification-acknowledged:cdr.hangup"] },
    });
    return results[0]?.actual;
  } finally {
    server.close();
  }
}

test.each([
  ["201 Created", "status 201, a success in HTTP, but the document calls only 200 a success"],
  ["204 No Content", "status 204, a success in HTTP, but the document calls only 200 a success"],
  [
    "302 Found\r\nLocation: /login",
    "status 302 to /login, a redirect: a Go client that follows it asks again by GET",
  ],
  [
    "308 Permanent Redirect\r\nLocation: /hook/",
    "status 308 to /hook/, a redirect: a Go client that follows it posts body and signature",
  ],
  ["401 Unauthorized", "status 401, refused as not authentic"],
  ["415 Unsupported Media Type", "status 415, refused for its Content-Type"],
  ["418 I'm a teapot", "status 418, refused"],
  ["429 Too Many Requests", "status 429, refused as too many requests; the platform does not come again"],
  ["500 Internal Server Error", "status 500, the receiver failed while processing"],
  ["599 Unknown", "status 599, the receiver failed"],
  ["000 Nothing", "status 0, which is no status of HTTP"],
])("tells HTTP/1.1 %s apart", async (line, words) => {
  expect(await told(`HTTP/1.1 ${line}\r\nContent-Length: 0\r\n\r\n`)).toContain(words);
});

test("says that there is no status where the connection ends without one", async () => {
  expect(await told("")).toMatch(/^no status: /);
});
