import type { Member } from "./format.ts";

/** The names of what a member stands for: itself, or each of its group. */
export function instancesOf(member: Member): readonly string[] {
  const { name, count } = member;
  return count === null ? [name] : Array.from({ length: count }, (_, index) => `${name}[${index}]`);
}

/** What a name in a step means: the member, and which of its instances. */
export interface Meant {
  readonly member: Member;
  readonly instances: readonly string[];
}

/** @returns null where nobody in the cast is called so, or the group is not that large. */
export function meantBy(name: string, cast: readonly Member[]): Meant | null {
  const [, base = name, index] = /^(.*)\[(\d+)\]$/.exec(name) ?? [];
  const member = cast.find((other) => other.name === base);
  if (member === undefined) return null;
  const instances = instancesOf(member);
  if (index === undefined) return { member, instances };
  const one = instances.find((instance) => instance === name);
  return one === undefined ? null : { member, instances: [one] };
}

/** The instance that goes with the n-th of another group: groups are paired off, the shorter one taking turns. */
export function pairedWith(instances: readonly string[], position: number): string | undefined {
  return instances[position % instances.length];
}
