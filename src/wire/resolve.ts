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
 * Finds the target's addresses once per transport, and holds all of them against the policy: a system look-up cannot be
 * cancelled and holds one of four threads, so all deliveries share the one that is under way. A failure is not remembered.
 *
 * @param refusal why an address may not be dialled, null if it may; the promise then rejects with code `refused-target`
 */
export function createResolver(
  { host, family }: Target,
  lookup: Lookup,
  refusal: (address: string) => string | null,
): () => Promise<readonly string[]> {
  let known: Promise<readonly string[]> | undefined;
  const find = async (): Promise<readonly string[]> => {
    const addresses = family === 0 ? await resolve(host, lookup) : [host];
    const refused = addresses.map(refusal).find((reason) => reason !== null);
    if (typeof refused === "string") throw named("refused-target", refused);
    return addresses;
  };
  return () => {
    if (known === undefined) {
      known = find();
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
