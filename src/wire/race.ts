import type { Socket } from "node:net";

/** How long an address may keep the next one waiting, in milliseconds (RFC 8305). */
const headStartMs = 250;

export interface RaceOutcome {
  /** The socket that connected first; all others are gone. */
  won(socket: Socket, address: string): void;
  /** Every address failed; the error of the one that tells most. */
  lost(error: NodeJS.ErrnoException): void;
}

/**
 * Connects to the first address that answers ("happy eyeballs"): one after another, each with a head start. Returns a
 * function that gives up.
 */
export function race(
  addresses: readonly string[],
  connect: (address: string) => Socket,
  { won, lost }: RaceOutcome,
): () => void {
  const racing = new Set<Socket>();
  const errors: NodeJS.ErrnoException[] = [];
  let next = 0;
  let timer: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    for (const socket of racing) socket.destroy();
    racing.clear();
  };

  const start = (): void => {
    clearTimeout(timer);
    const address = addresses[next++];
    if (address === undefined) {
      if (racing.size === 0) lost(mostTelling(errors));
      return;
    }
    const socket = connect(address);
    racing.add(socket);
    const failed = (error: NodeJS.ErrnoException): void => {
      racing.delete(socket);
      errors.push(error);
      start();
    };
    socket.once("error", failed);
    socket.once("connect", () => {
      socket.off("error", failed);
      racing.delete(socket);
      stop();
      won(socket, address);
    });
    if (next < addresses.length) timer = setTimeout(start, headStartMs);
  };

  start();
  return stop;
}

/** A machine without IPv6 says EADDRNOTAVAIL or ENETUNREACH for it: what the other family says matters more. */
function mostTelling(errors: readonly NodeJS.ErrnoException[]): NodeJS.ErrnoException {
  const telling = errors.find(({ code }) => code !== "EADDRNOTAVAIL" && code !== "ENETUNREACH");
  return telling ?? errors[0] ?? new Error("no address to connect to");
}
