import { Buffer } from "node:buffer";
import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";

export interface RawReceiver {
  readonly port: number;
  /** Everything that was read, one buffer per connection, in the order of connecting. */
  readonly received: readonly Buffer[];
  close(): Promise<void>;
}

/** A TCP server that hands every piece it reads, and all that it has read of the connection, to a function. */
export async function startRawReceiver(
  answer: (socket: Socket, all: Buffer, piece: Buffer) => void,
  host = "127.0.0.1",
): Promise<RawReceiver> {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const at = received.push(Buffer.alloc(0)) - 1;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (piece) => {
      const all = Buffer.concat([received[at] ?? Buffer.alloc(0), piece]);
      received[at] = all;
      answer(socket, all, piece);
    });
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export const answer200 = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";

/** Whether a request with a Content-Length was read to its end. */
export function isComplete(all: Buffer): boolean {
  const end = all.indexOf("\r\n\r\n");
  const length = Number(/\r\nContent-Length: (\d+)/.exec(all.toString("latin1"))?.[1] ?? 0);
  return end !== -1 && all.length >= end + 4 + length;
}
