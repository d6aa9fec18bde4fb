import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import { connect } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Failure } from "./delivery.ts";
import type { Dial, Line } from "./dial.ts";
import { race } from "./race.ts";
import type { Target } from "./target.ts";

/** The way to a target, found once per transport. */
export interface Route {
  readonly target: Target;
  resolve(): Promise<readonly string[]>;
  /** Why an address may not be dialled, null if it may. */
  refusal(address: string): string | null;
  /** Puts TLS on a connected socket; null for plain HTTP. */
  readonly secure: ((socket: Socket) => TLSSocket) | null;
}

/** Dials a target over net and tls. */
export function netDial({ target, resolve, refusal, secure }: Route): Dial {
  const { family, port } = target;

  const open = (address: string, line: Line): Socket => {
    const place = { host: address, port, noDelay: true };
    if (secure !== null) return connect(place);
    return connect({ ...place, onread: { buffer: readBuffer, callback: (length) => take(line, length) } });
  };

  return (line) => {
    let dropped = false;
    let drop = () => {};

    const won = (socket: Socket, address: string): void => {
      drop = () => socket.destroy();
      socket.on("error", line.failed);
      line.connected(
        `${address.includes(":") ? `[${address}]` : address}:${port}`,
        secure === null ? "write" : "tls",
      );
      if (secure === null) {
        socket.on("end", line.ended);
        line.ready(socket);
        return;
      }
      const secured = secure(socket);
      drop = () => {
        secured.destroy();
        socket.destroy();
      };
      secured.on("error", line.failed);
      secured.on("data", line.bytes);
      secured.on("end", line.ended);
      secured.once("secureConnect", () => {
        line.secured();
        line.ready(secured);
      });
    };

    const dialAll = (addresses: readonly string[]): void => {
      if (dropped) return;
      if (family === 0) line.resolved();
      const refused = addresses.map(refusal).find((reason) => reason !== null);
      if (refused !== undefined && refused !== null) return line.refused(refusedBy(refused));
      line.connecting();
      drop = race(addresses, (address) => open(address, line), { won, lost: line.failed });
    };

    resolve().then(dialAll, line.failed);
    return () => {
      dropped = true;
      drop();
    };
  };
}

/** One buffer serves all connections, since the bytes are taken before the next read: no stream, no allocation. */
const readBuffer = Buffer.allocUnsafeSlow(64 * 1024);

function take(line: Line, length: number): boolean {
  line.bytes(readBuffer.subarray(0, length));
  return true;
}

function refusedBy(refusal: string): Failure {
  return { cause: "local", phase: "resolve", code: "refused-target", message: `Nothing is sent: ${refusal}` };
}
