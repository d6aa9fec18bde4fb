import { lookup as systemLookup } from "node:dns";
import { isIP } from "node:net";
import type { Target } from "./target.ts";

/** The addresses of a name, in order of preference; the shape of `dns.lookup` with `all`, for resolvers of one's own. */
export type Lookup = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly { readonly address: string }[]) => void,
) => void;

export const dnsLookup: Lookup = (hostname, callback) =>
  systemLookup(hostname, { all: true, verbatim: true }, callback);

/**
 * Resolves the target's name once per transport: a system look-up cannot be cancelled and holds one of four threads, so
 * all deliveries share the one that is under way. A failure is not remembered.
 */
export function createResolver({ host, family }: Target, lookup: Lookup): () => Promise<readonly string[]> {
  let known: Promise<readonly string[]> | undefined;
  return () => {
    if (family !== 0) return Promise.resolve([host]);
    if (known === undefined) {
      known = resolve(host, lookup);
      known.catch(() => (known = undefined));
    }
    return known;
  };
}

function resolve(host: string, lookup: Lookup): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    lookup(host, (error, found) => {
      if (error !== null) return reject(error);
      const addresses = Array.isArray(found) ? found.map((entry) => entry?.address) : [];
      if (addresses.length === 0) return reject(named("ENODATA", `${host} has no address`));
      const garbage = addresses.find((address) => isIP(address) === 0);
      if (garbage !== undefined)
        return reject(named("bad-address", `${host} resolved to ${String(garbage)}, which is no address`));
      resolve(alternating(addresses));
    });
  });
}

/** IPv6 and IPv4 in turn, the first one's family first, so that a dead family costs one attempt (RFC 8305). */
function alternating(addresses: readonly string[]): string[] {
  const first = isIP(addresses[0] ?? "");
  const same = addresses.filter((address) => isIP(address) === first);
  const other = addresses.filter((address) => isIP(address) !== first);
  return same
    .flatMap((address, index) => [address, ...other.slice(index, index + 1)])
    .concat(other.slice(same.length));
}

function named(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
