import type { Topic } from "../contract/topics.ts";
import { topics as topicTable } from "../contract/topics.ts";
import { streamOf } from "../generate/stream.ts";
import type { KindSchemas } from "../schema/load.ts";
import { groupOf, nullTrials } from "./compose-coverage.ts";
import type { Cell } from "./coverage.ts";
import { createCoverage } from "./coverage.ts";
import type { Family } from "./family.ts";
import { families } from "./families/index.ts";
import { nullFamily } from "./families/null.ts";
import type { Discovery } from "./discovery.ts";
import { discoveryOf, explains } from "./discovery.ts";
import type { LaboratoryOptions } from "./laboratory.ts";
import { createLaboratory } from "./laboratory.ts";
import type { Minimum } from "./minimize.ts";
import { minimize } from "./minimize.ts";
import type { FuzzLevel, Mutation } from "./mutation.ts";
import { compatible, fuzzLevels } from "./mutation.ts";
import { sitesOf } from "./site.ts";
import type { Outcome } from "./outcome.ts";
import type { Trial, TrialStep } from "./trial.ts";
import { trialOf, withPredecessor } from "./trial.ts";

export interface FuzzOptions extends LaboratoryOptions {
  readonly schemas: KindSchemas;
  readonly seed: number;
  readonly topics: readonly Topic[];
  /** Mutations up to this level are used. */
  readonly level: FuzzLevel;
  /** Most notifications to send; shrinking a failure that was found is not cut short. */
  readonly runs: number;
  /** Most milliseconds to explore. */
  readonly timeMs: number;
  /** Stops after so many distinct causes. */
  readonly maxFindings: number;
  /** How long to wait for a crashed receiver to be started again, in milliseconds. */
  readonly recoverMs: number;
  readonly signal: AbortSignal;
  /** Called when a new cause is found, at once. */
  readonly found: (discovery: Discovery) => void;
}

export interface FuzzResult {
  readonly discoveries: readonly Discovery[];
  readonly cells: readonly Cell[];
  /** Notifications sent. */
  readonly sent: number;
  /** Different answers seen: status, shape of the error, order of magnitude of the latency. */
  readonly behaviours: number;
  /** Why it ended: `covered` means that time and runs were left when nothing was open any more and chance found nothing new. */
  readonly ended: "runs" | "time" | "findings" | "interrupted" | "receiver gone";
}

/** All trials that count as coverage change this notification of their topic. */
export const sampleKey = "sample";

/** At most so many mutations are tried at once. */
const mostAtOnce = 8;

/**
 * Explores what the interface allows until the receiver breaks: first every topic as it is, every null on its own and
 * in pairs, every mutation of every family; then chance, guided by answers not seen before. Each break is shrunk to the
 * smallest trial, and a cause that is known is not reported again.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { seed, topics, signal, clock } = options;
  const laboratory = createLaboratory(options);
  const coverage = createCoverage();
  const discoveries: Discovery[] = [];
  const behaviours = new Set<string>();
  /** Trials whose answers were new: what chance builds on. */
  const interesting: Trial[] = [];
  const stream = streamOf(seed, "fuzz");
  const end = clock() + options.timeMs;
  let gone = false;

  const ending = (): FuzzResult["ended"] | null => {
    if (signal.aborted) return "interrupted";
    if (gone) return "receiver gone";
    if (discoveries.length >= options.maxFindings) return "findings";
    if (laboratory.sent() >= options.runs) return "runs";
    return clock() >= end ? "time" : null;
  };

  const revive = async () => {
    if (!gone && !(await laboratory.recovered(options.recoverMs))) gone = true;
    return !gone;
  };

  /**
   * The same changes on the sample of the topic, if that breaks too, so that equal causes look equal. What is null by
   * nature in the original, such as the agent of a call that nobody answered, is then a change like the others.
   */
  const onSample = async (trial: Trial, { breakage }: Outcome): Promise<Trial> => {
    const last = trial.steps.at(-1);
    if (last === undefined || last.key === sampleKey) return trial;
    const natural = nullsOf(last, options).filter((mutation) =>
      last.mutations.every((other) => compatible(mutation, other)),
    );
    for (const mutations of [last.mutations, [...last.mutations, ...natural]]) {
      const candidate = { steps: [...trial.steps.slice(0, -1), { ...last, key: sampleKey, mutations }] };
      const outcome = await laboratory.tryOut(candidate);
      if (outcome.breakage === "crash" && !(await revive())) return candidate;
      if (outcome.breakage === breakage) return candidate;
    }
    return trial;
  };

  /** The topics in which the same changes break the receiver too: those whose notifications have the same fields. */
  const alsoIn = async ({ trial, outcome, broke, repetitions }: Minimum): Promise<readonly Topic[]> => {
    const last = trial.steps.at(-1);
    if (last === undefined) return [];
    const affected = [last.topic];
    const others =
      broke < repetitions || last.mutations.length === 0
        ? []
        : topics.filter((topic) => topic !== last.topic);
    for (const topic of others.filter((topic) => topicTable[topic].kind === topicTable[last.topic].kind)) {
      const same = await laboratory.tryOut({ steps: [...trial.steps.slice(0, -1), { ...last, topic }] });
      if (same.breakage === outcome.breakage) affected.push(topic);
      if (same.breakage === "crash" && !(await revive())) break;
    }
    return affected;
  };

  const explore = async (given: Trial): Promise<void> => {
    const trial = withPredecessor(given);
    if (ending() !== null || discoveries.some((discovery) => explains(discovery, trial))) return;
    const outcome = await laboratory.tryOut(trial);
    if (!behaviours.has(outcome.behaviour)) {
      behaviours.add(outcome.behaviour);
      interesting.push(trial);
    }
    const last = trial.steps.at(-1);
    if (outcome.breakage === null) {
      // Of other notifications a change may have found no place.
      if (last?.key === sampleKey) coverage.held(last);
      return;
    }
    if (outcome.breakage === "crash" || outcome.breakage === "harmed") await revive();
    const minimum = await minimize(await onSample(trial, outcome), outcome, laboratory, revive);
    const smallest = minimum.trial.steps.at(-1);
    if (smallest !== undefined && minimum.broke === minimum.repetitions) coverage.broke(smallest);
    const discovery = discoveryOf(minimum, await alsoIn(minimum));
    if (discoveries.some(({ slug }) => slug === discovery.slug)) return;
    discoveries.push(discovery);
    if (discovery.trial.steps.some(isSameSecond)) laboratory.avoidEqualIds();
    options.found(discovery);
  };

  const pools = new Map(topics.map((topic) => [topic, mutationsOf(topic, options)] as const));
  for (const topic of topics) await explore(trialOf(topic, sampleKey, []));
  for (const [topic, pool] of pools) coverage.plan(topic, pool);
  // Before ids repeat by themselves, since what refuses equal ids would refuse anything then.
  for (const [topic, pool] of pools) {
    for (const mutation of pool.filter(({ family }) => family === "sequence"))
      await explore(trialOf(topic, sampleKey, [mutation]));
  }
  for (const [topic, pool] of pools) {
    for (const trial of nullTrials(
      topic,
      sampleKey,
      pool.filter(({ family }) => family === "null"),
    ))
      await explore(trial);
  }

  for (const topic of topics) {
    let round = 0;
    let before = Number.POSITIVE_INFINITY;
    for (let open = coverage.open(topic); open.length > 0 && ending() === null; open = coverage.open(topic)) {
      // Where a round holds nothing new, what is left shares a cause with something known: chance may still meet it.
      if (open.length === before && round % 20 === 19) break;
      before = open.length;
      await explore(trialOf(topic, sampleKey, groupOf(open, stream, mostAtOnce)));
      round += 1;
    }
  }

  for (let round = 0; ending() === null; round++)
    await explore(randomTrial(round, topics, pools, interesting, stream));

  return {
    discoveries,
    cells: coverage.cells(),
    sent: laboratory.sent(),
    behaviours: behaviours.size,
    ended: ending() ?? "time",
  };
}

/** All mutations up to the level that apply to a topic, from one sample notification of it. */
function mutationsOf(
  topic: Topic,
  { world, settings, schemas, seed, level }: FuzzOptions,
): readonly Mutation[] {
  const notification = world.notification(topic, { key: sampleKey });
  const sites = sitesOf(notification, topic, { settings, schemas });
  const subject = { topic, notification, sites, settings, stream: streamOf(seed, "families", topic) };
  const farthest = fuzzLevels.indexOf(level);
  return families
    .flatMap((family: Family) => family.mutations(subject))
    .filter((mutation) => fuzzLevels.indexOf(mutation.level) <= farthest);
}

/** The fields of a step's notification that are null as the world tells it, as mutations. */
function nullsOf(
  { topic, key }: TrialStep,
  { world, settings, schemas, seed }: FuzzOptions,
): readonly Mutation[] {
  const notification = world.notification(topic, { key });
  const sites = sitesOf(notification, topic, { settings, schemas }).filter(({ value }) => value === null);
  return nullFamily.mutations({
    topic,
    notification,
    sites,
    settings,
    stream: streamOf(seed, "families", topic),
  });
}

function isSameSecond({ mutations }: TrialStep): boolean {
  return mutations.some(({ change }) => change.do === "same-second");
}

/** Some mutations of some topic, after up to three notifications; every second one varies a trial that was interesting. */
function randomTrial(
  round: number,
  topics: readonly Topic[],
  pools: ReadonlyMap<Topic, readonly Mutation[]>,
  interesting: readonly Trial[],
  stream: ReturnType<typeof streamOf>,
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
