import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesSortedKeys: Fault = {
  id: "hashes-sorted-keys",
  title: "It hashes the JSON with sorted keys",
  spoil: () => ({
    expected: ({ body }, secret) => sha1Hex(stable(JSON.parse(Buffer.from(body).toString())), secret),
  }),
};

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${stable(member)}`).join(",")}}`;
}
