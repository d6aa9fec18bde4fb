import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import { connect } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Dial, Line } from "./dial.ts";
import { race } from "./race.ts";
import type { Target } from "./target.ts";

/** The way to a target, made once per transport. */
export interface Route {
  readonly target: Target;
  /** The addresses that may be dialled, best first. */
  resolve(): Promise<readonly string[]>;
  /** Puts TLS on a connected socket; null for plain HTTP. */
  readonly secure: ((socket: Socket) => TLSSocket) | null;
}

/** Dials a target over net and tls. */
export function netDial({ target, resolve, secure }: Route): Dial {
  const { family, port } = target;
  const open = (address: string, tap: Tap): Socket => {
    const place = { host: address, port };
    // A handshake is several small writes, which must not wait for each other; a request is one, and saves the call.
    if (secure !== null) return connect({ ...place, noDelay: true });
    return connect({ ...place, onread: { buffer: readBuffer, callback: (length) => take(tap, length) } });
  };

  return (line) => {
    const tap: Tap = { line };
    let dropped = false;
    let drop = () => {};

    const won = (socket: Socket, address: string): void => {
      drop = () => letGo(socket);
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
        letGo(secured);
        letGo(socket);
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
      line.connecting();
      drop = race(addresses, (address) => open(address, tap), { won, lost: line.failed });
    };

    resolve().then(dialAll, line.failed);
    return () => {
      dropped = true;
      tap.line = null;
      drop();
    };
  };
}

/** Where a connection's bytes go; null once nobody wants them. */
interface Tap {
  line: Line | null;
}

/** One buffer serves all connections, since the bytes are taken before the next read: no stream, no allocation. */
const readBuffer = Buffer.allocUnsafeSlow(64 * 1024);

function take(tap: Tap, length: number): boolean {
  tap.line?.bytes(readBuffer.subarray(0, length));
  return true;
}

/**
 * A closed socket outlives the young generation, since its handle in C++ is freed by a full collection only. Without its
 * listeners it does not take the delivery along, which would double the price of each.
 */
function letGo(socket: Socket): void {
  socket.destroy();
  socket.removeAllListeners();
  socket.on("error", ignore);
}

function ignore(): void {}
