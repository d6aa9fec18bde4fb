import type { KnownEntity } from "../../api.ts";
import type { Character } from "./fold.ts";

/** What a receiver has heard of what it was told about somebody or something. */
export interface Heard {
  readonly told: number;
  readonly heard: number;
  /** Topics that it was told and has not heard. */
  readonly missing: readonly string[];
  /** Whether only the last one is missing, which may be on its way. */
  readonly isLastOnly: boolean;
}

/** Null where nothing can be said: nothing was told, or it is not clear which entity is meant. */
export function heardOf(
  character: Character,
  told: readonly string[],
  known: readonly KnownEntity[],
): Heard | null {
  if (told.length === 0) return null;
  const entity = find(character, known);
  if (entity === null) return null;
  const left = [...(entity?.topics ?? [])];
  const missing: string[] = [];
  for (const topic of told) {
    const at = left.indexOf(topic);
    if (at >= 0) left.splice(at, 1);
    else missing.push(topic);
  }
  return {
    told: told.length,
    heard: told.length - missing.length,
    missing,
    isLastOnly: missing.length === 1 && missing[0] === told.at(-1),
  };
}

/** Undefined where the receiver knows nothing of it, null where it cannot be told. */
function find({ cast, entity }: Character, known: readonly KnownEntity[]): KnownEntity | undefined | null {
  const ofRole = known.filter(({ role }) => role === cast.role);
  // A customer is called by name, which the receiver does not index by.
  if (cast.role === "client") return ofRole.length <= 1 ? ofRole[0] : null;
  return ofRole.find(({ id }) => entity?.endsWith(` ${id}`) === true);
}
