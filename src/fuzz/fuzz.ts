import type { Topic } from "../contract/topics.ts";
import { topics as topicTable } from "../contract/topics.ts";
import type { Stream } from "../generate/stream.ts";
import { streamOf } from "../generate/stream.ts";
import { groupOf, nullPairTrials, singleTrials } from "./compose-coverage.ts";
import type { FuzzOptions, FuzzResult } from "./explorer.ts";
import { createExplorer } from "./explorer.ts";
import { families } from "./families/index.ts";
import type { Mutation } from "./mutation.ts";
import { compatible, fuzzLevels } from "./mutation.ts";
import { sitesOf } from "./site.ts";
import type { Trial } from "./trial.ts";
import { trialOf } from "./trial.ts";

/** At most so many mutations are tried at once. */
const mostAtOnce = 8;

/** When known causes explain so many trials in a row, chance will find nothing else. */
const mostIdle = 500;

/**
 * Explores what the interface allows until the receiver breaks: first every topic as it is, every null on its own and
 * in pairs, every mutation of every family; then chance, guided by answers not seen before. Each break is shrunk to the
 * smallest trial, and a cause that is known is not reported again.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { seed } = options;
  const topics = eachKindFirst(options.topics);
  const explorer = createExplorer(options);
  const { explore, coverage, ending, sampleOf } = explorer;
  const stream = streamOf(seed, "fuzz");
  const pools = new Map(
    topics.map((topic) => [topic, mutationsOf(topic, sampleOf(topic), options)] as const),
  );
  const ofFamily = (pool: readonly Mutation[], id: string) => pool.filter(({ family }) => family === id);

  if (!(await explorer.isThere())) return explorer.result();
  for (const topic of topics) await explore(trialOf(topic, sampleOf(topic), []));
  for (const [topic, pool] of pools) coverage.plan(topic, pool);
  // Before ids repeat by themselves, since what refuses equal ids would refuse anything then.
  for (const [topic, pool] of pools)
    for (const mutation of ofFamily(pool, "sequence"))
      await explore(trialOf(topic, sampleOf(topic), [mutation]));
  for (const trials of [singleTrials, nullPairTrials])
    for (const [topic, pool] of pools)
      for (const trial of trials(topic, sampleOf(topic), ofFamily(pool, "null"))) await explore(trial);

  for (const topic of topics) {
    let before = Number.POSITIVE_INFINITY;
    for (let round = 0; ending() === null; round++) {
      const open = coverage.open(topic);
      // Where twenty rounds hold nothing new, what is left shares a cause with something known.
      if (open.length === 0 || (round % 20 === 19 && open.length === before)) break;
      if (round % 20 === 0) before = open.length;
      await explore(trialOf(topic, sampleOf(topic), groupOf(open, stream, mostAtOnce)));
    }
  }

  let idle = 0;
  for (let round = 0; ending() === null && idle < mostIdle; round++)
    idle = (await explore(randomTrial(round, topics, pools, explorer.interesting, stream))) ? 0 : idle + 1;
  return explorer.result();
}

/** A topic of each kind before the others, whose notifications have the same fields. */
function eachKindFirst(topics: readonly Topic[]): readonly Topic[] {
  const isFirst = (topic: Topic) =>
    topics.find((other) => topicTable[other].kind === topicTable[topic].kind) === topic;
  return [...topics.filter(isFirst), ...topics.filter((topic) => !isFirst(topic))];
}

/** All mutations up to the level that apply to a topic, from one sample notification of it. */
function mutationsOf(
  topic: Topic,
  key: string,
  { world, settings, schemas, seed, level }: FuzzOptions,
): readonly Mutation[] {
  const notification = world.notification(topic, { key });
  const sites = sitesOf(notification, topic, { settings, schemas });
  const subject = { topic, notification, sites, settings, stream: streamOf(seed, "families", topic) };
  const farthest = fuzzLevels.indexOf(level);
  return families
    .flatMap((family) => family.mutations(subject))
    .filter((mutation) => fuzzLevels.indexOf(mutation.level) <= farthest);
}

/** Some mutations of some topic, after up to three notifications; every second one varies a trial that was interesting. */
function randomTrial(
  round: number,
  topics: readonly Topic[],
  pools: ReadonlyMap<Topic, readonly Mutation[]>,
  interesting: readonly Trial[],
  stream: Stream,
): Trial {
  const base =
    interesting.length > 0 && stream.chance(0.5) ? stream.pick(interesting).steps.at(-1) : undefined;
  const topic = base?.topic ?? stream.pick(topics);
  const pool = pools.get(topic) ?? [];
  const kept = (base?.mutations ?? []).filter(() => stream.chance(0.7));
  const added = groupOf(pool, stream, stream.int(1, mostAtOnce)).filter((mutation) =>
    kept.every((other) => compatible(mutation, other)),
  );
  const before = Array.from({ length: stream.chance(0.7) ? 0 : stream.int(1, 3) }, (_, index) => {
    const other = stream.pick(topics);
    return {
      topic: other,
      key: `random ${round} ${index}`,
      mutations: groupOf(pools.get(other) ?? [], stream, stream.int(0, 1)),
    };
  });
  return { steps: [...before, { topic, key: `random ${round}`, mutations: [...kept, ...added] }] };
}
