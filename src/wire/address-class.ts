import { isIP } from "node:net";

/**
 * What kind of place an address is. `forbidden` is everything that no delivery may ever reach: link-local addresses,
 * where clouds keep their metadata services, multicast, broadcast and reserved ranges.
 */
export type AddressClass = "loopback" | "private" | "public" | "forbidden";

/**
 * The class of an IP address. An IPv4 address inside an IPv6 one (mapped, NAT64, 6to4) counts as itself. Text that is
 * no address is forbidden, so that a resolver's garbage fails closed.
 */
export function addressClassOf(address: string): AddressClass {
  const family = isIP(address);
  if (family === 4) return ipv4Class(address.split(".").map(Number));
  return family === 6 ? ipv6Class(groupsOf(address)) : "forbidden";
}

function ipv4Class(bytes: readonly number[]): AddressClass {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  if (a === 127 || (a === 0 && b === 0 && c === 0 && d === 0)) return "loopback";
  if (a === 0 || a >= 224 || (a === 169 && b === 254)) return "forbidden";
  if (a === 100 && b === 100 && c === 100 && d === 200) return "forbidden";
  if (a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168)) return "private";
  return a === 100 && b >= 64 && b < 128 ? "private" : "public";
}

function ipv6Class(groups: readonly number[]): AddressClass {
  const [first = 0, second = 0, third = 0] = groups;
  const leadingZeros = groups.findIndex((group) => group !== 0);
  if (leadingZeros === -1 || (leadingZeros === 7 && groups[7] === 1)) return "loopback";
  const isMapped = leadingZeros === 5 && groups[5] === 0xffff;
  const isNat64 = first === 0x64 && second === 0xff9b;
  if (isMapped || isNat64 || leadingZeros >= 6) return ipv4Class(bytesOf(groups[6] ?? 0, groups[7] ?? 0));
  if (first === 0x2002) return ipv4Class(bytesOf(second, third));
  if (first === 0xfd00 && second === 0xec2) return "forbidden";
  if (first >= 0xfc00 && first < 0xfe00) return "private";
  return first >= 0xfe80 ? "forbidden" : "public";
}

function bytesOf(high: number, low: number): number[] {
  return [high >> 8, high & 255, low >> 8, low & 255];
}

/** The eight groups of an IPv6 address in any spelling. */
function groupsOf(address: string): number[] {
  const plain = address
    .replace(/%.*$/, "")
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) =>
      [0, 2].map((at) => (Number(bytes[at]) * 256 + Number(bytes[at + 1])).toString(16)).join(":"),
    );
  const [head = "", tail] = plain.split("::");
  const groups = (text: string) =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return groups(head);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: missing }, () => 0), ...groups(tail)];
}
