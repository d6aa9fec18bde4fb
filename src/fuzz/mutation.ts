import type { Json } from "../json/json.ts";
import type { Pace, Tampering } from "../wire/request.ts";
import type { StyleId } from "../wire/style.ts";

/** How far a mutation goes: `documented` only what the interface allows, `lenient` what it leaves open, `hostile` what it excludes. */
export type FuzzLevel = "documented" | "lenient" | "hostile";

export const fuzzLevels = ["documented", "lenient", "hostile"] as const satisfies readonly FuzzLevel[];

/** What is done to a notification or to the request that carries it. */
export type Change =
  /** The value at `at` becomes `value`; where nothing is there, it is added. */
  | { readonly do: "set"; readonly at: string; readonly value: Json }
  /** The field at `at` is left out. */
  | { readonly do: "omit"; readonly at: string }
  /** The notification is written in another style (the same JSON, other bytes). */
  | { readonly do: "style"; readonly style: StyleId }
  /** The bytes arrive in another rhythm; a cut is a share of the body's length, 0 to 1. */
  | {
      readonly do: "pace";
      readonly cuts: readonly number[];
      readonly pauseMs: number;
      readonly framing: NonNullable<Pace["framing"]>;
    }
  /** `created_at`, and so `id`, equal those of the notification before it. */
  | { readonly do: "same-second" }
  /** The same notification is sent this many times in a row. */
  | { readonly do: "repeat"; readonly times: number }
  /** The request differs from what the platform sends: a forged signature, or a body that is no notification. */
  | { readonly do: "tamper"; readonly tampering: Tampering };

/** One mutation of a valid, signed notification, as a record that reads as English and can be repeated from a file. */
export interface Mutation {
  /** Family that made it, such as `null`. */
  readonly family: string;
  readonly level: FuzzLevel;
  readonly change: Change;
  /** The change as a clause: `/new_ticket/customer/weixin is null`. */
  readonly reads: string;
}

/** The pointer that a mutation is about; null for one that is about the request as a whole. */
export function placeOf({ change }: Mutation): string | null {
  return change.do === "set" || change.do === "omit" ? change.at : null;
}

/**
 * Whether both can be in force at once: not two changes of one place, of one style, or of a place and its parent, and
 * nothing beside a tampered request.
 */
export function compatible(one: Mutation, other: Mutation): boolean {
  if (one.change.do === "tamper" || other.change.do === "tamper") return false;
  const [a, b] = [placeOf(one), placeOf(other)];
  if (a === null || b === null) return one.change.do !== other.change.do;
  return a !== b && !a.startsWith(`${b}/`) && !b.startsWith(`${a}/`);
}
