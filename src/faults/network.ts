import type { Fault } from "./fault.ts";

type Row = readonly [code: string, id: string, title: string, status: number | null, failure?: string];

const rows: readonly Row[] = [
  ["A01", "port-closed", "Nothing listens on the port", null, "ECONNREFUSED"],
  ["A02", "connection-not-taken", "The queue of connections is full", null, "timeout"],
  ["A03", "no-such-name", "The name does not exist", null, "ENOTFOUND"],
  ["A04", "resolver-silent", "The resolver never answers", null, "timeout"],
  ["A05", "resolver-garbage", "The resolver gives no address, or none that is one, or throws", null],
  ["A06", "ipv6-refused", "The name's IPv6 address refuses, IPv4 takes the connection", 200],
  ["A07", "ipv6-silent", "The name's IPv6 address is silent, IPv4 takes the connection", 200],
  ["A08", "first-address-dead", "The first of several addresses refuses", 200],
  [
    "A09",
    "localhost-one-family",
    "The receiver listens on ::1 or 127.0.0.1 only, the URL says localhost",
    200,
  ],
  ["A10", "network-unreachable", "There is no route to the address", null],
  ["A14", "out-of-descriptors", "This machine has no file descriptor left", null, "EMFILE"],
  ["A18", "close-in-a-loop", "Every connection is closed at once, as by a balancer without backends", null],
];

/** What only names, networks and this machine can do; no script of one connection plays it. */
export const networkFaults: readonly Fault[] = rows.map(([code, id, title, status, failure]) => ({
  id,
  code,
  group: "network",
  title,
  statuses: [status],
  violations: [],
  ...(failure === undefined ? {} : { failure }),
  script: null,
}));
