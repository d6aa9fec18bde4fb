import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver that acknowledges what is signed with the secret and refuses the rest; it notes the events it took. */
export async function receiverFor(
  secret: string,
): Promise<{ url: string; events: string[]; server: Server }> {
  const events: string[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece as Uint8Array);
    const body = Buffer.concat(pieces);
    const right = createHash("sha1").update(body).update(secret).digest("hex");
    const isJson = request.headers["content-type"] === "application/json; charset=utf-8";
    const authentic = request.headers["service-signature"] === right && isJson;
    if (authentic) events.push((JSON.parse(body.toString("utf8")) as { event: string }).event);
    response.writeHead(authentic ? 200 : 401).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, events, server };
}
