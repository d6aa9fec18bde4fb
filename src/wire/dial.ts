import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import { connect } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Failure } from "./delivery.ts";
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

/** What happens on the way to a connection and on it. */
export interface Line {
  resolved(): void;
  connected(address: string): void;
  secured(): void;
  /** Bytes of the application may flow. */
  ready(socket: Socket): void;
  /** The bytes are valid during the call only: every connection reads into the same buffer. */
  bytes(bytes: Buffer): void;
  ended(): void;
  failed(error: NodeJS.ErrnoException): void;
  /** The policy excludes what the name resolved to. */
  refused(failure: Failure): void;
}

/** Opens one fresh connection along a route. Returns a function that drops it, at whatever step it is. */
export function dial(route: Route, line: Line): () => void {
  let dropped = false;
  let drop = () => {};

  const connected = (socket: Socket, address: string): void => {
    drop = () => socket.destroy();
    socket.on("error", line.failed);
    line.connected(address);
    if (route.secure === null) {
      socket.on("end", line.ended);
      line.ready(socket);
      return;
    }
    const secured = route.secure(socket);
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

  const open = (address: string): Socket => {
    const place = { host: address, port: route.target.port };
    if (route.secure !== null) return connect(place);
    return connect({ ...place, onread: { buffer: readBuffer, callback: (length) => take(line, length) } });
  };

  const dialAll = (addresses: readonly string[]): void => {
    if (dropped) return;
    line.resolved();
    const refused = addresses.map(route.refusal).find((refusal) => refusal !== null);
    if (refused !== undefined && refused !== null) return line.refused(refusedBy(refused));
    drop = race(addresses, open, { won: connected, lost: line.failed });
  };

  route.resolve().then(dialAll, line.failed);
  return () => {
    dropped = true;
    drop();
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
