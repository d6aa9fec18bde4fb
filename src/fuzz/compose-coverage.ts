import type { Topic } from "../contract/topics.ts";
import type { Stream } from "../generate/stream.ts";
import type { Mutation } from "./mutation.ts";
import { compatible, placeOf } from "./mutation.ts";
import { pairCover } from "./pair-cover.ts";
import type { Trial } from "./trial.ts";
import { trialOf } from "./trial.ts";

/** Each change on its own. */
export function singleTrials(topic: Topic, key: string, mutations: readonly Mutation[]): readonly Trial[] {
  return mutations.map((mutation) => trialOf(topic, key, [mutation]));
}

/**
 * Each pair of nulls by covering arrays, then all at once. What is below a null object cannot be null itself, so there
 * is one array over all leaves, and one for each object or list over itself and everything outside it.
 */
export function nullPairTrials(topic: Topic, key: string, nulls: readonly Mutation[]): readonly Trial[] {
  const isParent = (mutation: Mutation) => nulls.some((other) => isBelow(other, mutation));
  const leaves = nulls.filter((mutation) => !isParent(mutation));
  const around = nulls
    .filter(isParent)
    .map((parent) => [parent, ...nulls.filter((other) => compatible(parent, other) && !isParent(other))]);
  const pairs = [leaves, ...around].flatMap((columns) =>
    pairCover(columns.length).map((row) => columns.filter((_, column) => row[column])),
  );
  return [...pairs, leaves]
    .filter((mutations) => mutations.length > 0)
    .map((mutations) => trialOf(topic, key, mutations));
}

/**
 * As many open mutations as go together, at random: a trial that is acknowledged holds them all at once, one that is
 * not is shrunk. So a receiver without faults is covered in a fraction of the trials that one by one would need.
 */
export function groupOf(open: readonly Mutation[], stream: Stream, most: number): readonly Mutation[] {
  const rest = [...open];
  const group: Mutation[] = [];
  while (rest.length > 0 && group.length < most) {
    const [mutation] = rest.splice(stream.int(0, rest.length - 1), 1);
    if (
      mutation !== undefined &&
      group.every((other) => compatible(mutation, other) && other.level === mutation.level)
    )
      group.push(mutation);
  }
  return group;
}

function isBelow(mutation: Mutation, parent: Mutation): boolean {
  const [at, above] = [placeOf(mutation), placeOf(parent)];
  return at !== null && above !== null && at.startsWith(`${above}/`);
}
