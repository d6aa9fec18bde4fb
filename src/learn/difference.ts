import type { Kind } from "../contract/topics.ts";

/** A place where real traffic is not as the schemas say. Values never appear: they are people's data. */
export interface Difference {
  readonly kind: Kind;
  /** Pointer template from the business data, `*` for any item of a list. */
  readonly pointer: string;
  readonly what: "unknown field" | "another type" | "value not listed" | "assumed but never seen";
  /** What was seen, by type: `string`, `integer or null`. */
  readonly seen: string;
  /** In how many samples of the kind, of how many. */
  readonly count: number;
  readonly of: number;
}
