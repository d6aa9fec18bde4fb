import type { Server, Socket } from "node:net";
import { createServer } from "node:net";
import type { Fault } from "./fault.ts";
import type { PlayOptions } from "./play.ts";
import { play } from "./play.ts";

/** A TCP server that plays a fault on every connection; not yet listening. */
export interface FaultServer {
  readonly server: Server;
  /** Ends all connections and stops listening. */
  close(): Promise<void>;
}

export function createFaultServer({ script }: Fault, options: PlayOptions): FaultServer {
  const connections = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
    if (script !== null) play(script, socket, options);
  });
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of connections) socket.destroy();
      }),
  };
}
