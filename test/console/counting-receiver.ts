import type { IncomingMessage } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver that acknowledges everything, counts who connects, and can tell its secret to whoever asks. */
export interface CountingReceiver {
  readonly url: string;
  readonly port: number;
  readonly connections: number;
  readonly bodies: readonly string[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** @param answer what it says besides 200: header values and a body */
export async function startCountingReceiver(
  answer: (
    request: IncomingMessage,
    body: string,
  ) => {
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly status?: number;
  } = () => ({}),
): Promise<CountingReceiver> {
  const bodies: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const text = Buffer.concat(pieces).toString();
      bodies.push(text);
      const { status = 200, headers = {}, body = "" } = answer(request, text);
      response.writeHead(status, headers).end(body);
    });
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    port,
    get connections() {
      return connections;
    },
    bodies,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
