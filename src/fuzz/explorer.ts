import type { Topic } from "../contract/topics.ts";
import { topics as topicTable } from "../contract/topics.ts";
import { streamOf } from "../generate/stream.ts";
import type { KindSchemas } from "../schema/load.ts";
import type { Cell, Coverage } from "./coverage.ts";
import { createCoverage } from "./coverage.ts";
import type { Discovery } from "./discovery.ts";
import { discoveryOf, explains } from "./discovery.ts";
import { nullFamily } from "./families/null.ts";
import type { LaboratoryOptions } from "./laboratory.ts";
import { createLaboratory } from "./laboratory.ts";
import type { Minimum } from "./minimize.ts";
import { minimize } from "./minimize.ts";
import type { FuzzLevel, Mutation } from "./mutation.ts";
import { compatible } from "./mutation.ts";
import type { Outcome } from "./outcome.ts";
import { sitesOf } from "./site.ts";
import type { Trial, TrialStep } from "./trial.ts";
import { withPredecessor } from "./trial.ts";

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
  /** Fields that break like a discovery that others resemble already, and are not told one by one. */
  readonly likewise: readonly Likewise[];
  readonly cells: readonly Cell[];
  /** Notifications sent. */
  readonly sent: number;
  /** Different answers seen: status, shape of the error, order of magnitude of the latency. */
  readonly behaviours: number;
  /** Why it ended. */
  readonly ended: "runs" | "time" | "findings" | "nothing new" | "interrupted" | "receiver gone";
}

/** A single change that breaks the receiver just like `like`, told with it in one line. */
export interface Likewise {
  readonly like: Discovery;
  readonly topic: Topic;
  readonly mutation: Mutation;
}

/** Of so many notifications of a topic the one with the fewest nulls is the sample. */
const samplesToChooseFrom = 12;

/**
 * Keys of the samples: the notification of each topic that all trials that count as coverage change. It has as few nulls
 * of its own as possible, so that a null that breaks the receiver is one that we made.
 */
export function sampleKeys({ topics, world, settings, schemas }: FuzzOptions): ReadonlyMap<Topic, string> {
  const keys = Array.from({ length: samplesToChooseFrom }, (_, index) => `sample ${index}`);
  const nulls = (topic: Topic, key: string) =>
    sitesOf(world.notification(topic, { key }), topic, { settings, schemas }).filter(
      ({ value }) => value === null,
    ).length;
  return new Map(
    topics.map((topic) => {
      const counted = keys.map((key) => [key, nulls(topic, key)] as const);
      const [best] = counted.toSorted(([, a], [, b]) => a - b)[0] ?? ["sample 0"];
      return [topic, best];
    }),
  );
}

/** So many discoveries of one family with the same answer are told in full. */
const mostAlike = 3;

/** Tries trials out, follows up what breaks, and remembers what is known. */
export interface Explorer {
  readonly coverage: Coverage;
  /** Trials whose answers were new: what chance builds on. */
  readonly interesting: readonly Trial[];
  /** The key of the notification of a topic that coverage counts on. */
  sampleOf(topic: Topic): string;
  /** Whether anybody takes connections; what nobody answers is not the receiver's fault. */
  isThere(): Promise<boolean>;
  /** Resolves to false, and sends nothing, for a trial that a known cause explains, or once the exploration has ended. */
  explore(trial: Trial): Promise<boolean>;
  /** Why the exploration is over; null while it is not. */
  ending(): FuzzResult["ended"] | null;
  result(): FuzzResult;
}

export function createExplorer(options: FuzzOptions): Explorer {
  const { topics, clock } = options;
  const laboratory = createLaboratory(options);
  const coverage = createCoverage();
  const discoveries: Discovery[] = [];
  const likewise: Likewise[] = [];
  const behaviours = new Set<string>();
  const interesting: Trial[] = [];
  const samples = sampleKeys(options);
  const sampleOf = (topic: Topic) => samples.get(topic) ?? "sample 0";
  const end = clock() + options.timeMs;
  let gone = false;

  const ending = (): FuzzResult["ended"] | null => {
    if (options.signal.aborted) return "interrupted";
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
    if (last === undefined || last.key === sampleOf(last.topic)) return trial;
    const natural = nullsOf(last, options).filter((mutation) =>
      last.mutations.every((other) => compatible(mutation, other)),
    );
    for (const mutations of [last.mutations, [...last.mutations, ...natural]]) {
      const candidate = {
        steps: [...trial.steps.slice(0, -1), { ...last, key: sampleOf(last.topic), mutations }],
      };
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
    if (broke < repetitions || last.mutations.length === 0) return affected;
    for (const topic of topics) {
      if (topic === last.topic || topicTable[topic].kind !== topicTable[last.topic].kind) continue;
      const step = { ...last, topic, key: sampleOf(topic) };
      const same = await laboratory.tryOut({ steps: [...trial.steps.slice(0, -1), step] });
      if (same.breakage === outcome.breakage) affected.push(topic);
      if (same.breakage === "crash" && !(await revive())) break;
    }
    return affected;
  };

  /** The discovery that a single change joins because enough of its family with the same answer are known. */
  const alike = (mutation: Mutation, { breakage, answerClass }: Outcome): Discovery | undefined => {
    const same = discoveries.filter(
      ({ outcome, trial }) =>
        outcome.breakage === breakage &&
        outcome.answerClass === answerClass &&
        trial.steps.at(-1)?.mutations.every(({ family }) => family === mutation.family),
    );
    return same.length >= mostAlike ? same[0] : undefined;
  };

  const isKnown = (trial: Trial) =>
    discoveries.some((discovery) => !discovery.flaky && explains(discovery.trial, trial)) ||
    likewise.some(({ topic, mutation }) =>
      explains({ steps: [{ topic, key: sampleOf(topic), mutations: [mutation] }] }, trial),
    );

  /** Adds a single change to a discovery that others resemble already; false if there is none, or more than one change. */
  const joinsOthers = ({ steps }: Trial, outcome: Outcome): boolean => {
    const [step] = steps;
    const [mutation] = step?.mutations ?? [];
    if (steps.length > 1 || step === undefined || mutation === undefined || step.mutations.length > 1)
      return false;
    const like = alike(mutation, outcome);
    if (like === undefined) return false;
    likewise.push({ like, topic: step.topic, mutation });
    coverage.broke(step);
    return true;
  };

  const followUp = async (trial: Trial, outcome: Outcome): Promise<void> => {
    if (joinsOthers(trial, outcome)) return;
    const minimum = await minimize(await onSample(trial, outcome), outcome, laboratory, revive);
    if (minimum.broke === minimum.repetitions && joinsOthers(minimum.trial, minimum.outcome)) return;
    const discovery = discoveryOf(minimum, await alsoIn(minimum));
    const smallest = minimum.trial.steps.at(-1);
    if (smallest !== undefined && !discovery.flaky)
      for (const topic of discovery.topics) coverage.broke({ ...smallest, topic });
    if (discoveries.some(({ slug }) => slug === discovery.slug)) return;
    discoveries.push(discovery);
    if (discovery.trial.steps.some(isSameSecond)) laboratory.avoidEqualIds();
    options.found(discovery);
  };

  return {
    coverage,
    interesting,
    ending,
    sampleOf,
    async isThere() {
      if (await laboratory.isThere()) return true;
      gone = true;
      return false;
    },
    async explore(given) {
      const trial = withPredecessor(given);
      if (ending() !== null || isKnown(trial)) return false;
      const outcome = await laboratory.tryOut(trial);
      if (!behaviours.has(outcome.behaviour)) {
        behaviours.add(outcome.behaviour);
        interesting.push(trial);
      }
      const last = trial.steps.at(-1);
      if (outcome.breakage === null) {
        // Of other notifications a change may have found no place.
        if (last !== undefined && last.key === sampleOf(last.topic)) coverage.held(last);
        return true;
      }
      if (outcome.breakage === "crash" || outcome.breakage === "harmed") await revive();
      await followUp(trial, outcome);
      return true;
    },
    result: () => ({
      discoveries,
      likewise,
      cells: coverage.cells(),
      sent: laboratory.sent(),
      behaviours: behaviours.size,
      ended: ending() ?? "nothing new",
    }),
  };
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
