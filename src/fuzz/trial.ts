import type { Topic } from "../contract/topics.ts";
import type { FuzzLevel, Mutation } from "./mutation.ts";
import { fuzzLevels } from "./mutation.ts";

/** One notification of a trial: which one, and what is changed about it. */
export interface TrialStep {
  readonly topic: Topic;
  /** Key of the notification in the world: the same seed and key give the same notification. */
  readonly key: string;
  readonly mutations: readonly Mutation[];
}

/** Notifications that are sent one after the other; the last one is judged, the ones before it set the scene. */
export interface Trial {
  readonly steps: readonly TrialStep[];
}

/** A trial of a single notification. */
export function trialOf(topic: Topic, key: string, mutations: readonly Mutation[]): Trial {
  return { steps: [{ topic, key, mutations }] };
}

/** The trial with a notification before it, where one of its changes is about the one before. */
export function withPredecessor(trial: Trial): Trial {
  const [first] = trial.steps;
  const isNeeded =
    trial.steps.length === 1 && first?.mutations.some(({ change }) => change.do === "same-second");
  return first !== undefined && isNeeded
    ? { steps: [{ topic: first.topic, key: "before", mutations: [] }, first] }
    : trial;
}

/** The farthest level among the mutations; a trial without any is documented. */
export function levelOf(trial: Trial): FuzzLevel {
  const used = trial.steps.flatMap((step) =>
    step.mutations.map((mutation) => fuzzLevels.indexOf(mutation.level)),
  );
  return fuzzLevels[Math.max(0, ...used)] ?? "documented";
}

/** Whether the judged request is forged: one that must not be acknowledged. */
export function isForged(trial: Trial): boolean {
  return trial.steps.at(-1)?.mutations.some((mutation) => mutation.family === "forged") ?? false;
}

/** What the trial does, as English: `new_ticket.closed with /new_ticket/content null, after new_ticket.comment`. */
export function describeTrial({ steps }: Trial): string {
  const last = steps.at(-1);
  if (last === undefined) return "nothing is sent";
  const changes = last.mutations.map((mutation) => mutation.reads).join(" and ");
  const before = steps
    .slice(0, -1)
    .map(
      (step) =>
        step.topic +
        (step.mutations.length > 0
          ? ` (${step.mutations.map((mutation) => mutation.reads).join(" and ")})`
          : ""),
    );
  return [
    last.topic,
    changes === "" ? "" : ` when ${changes}`,
    before.length === 0 ? "" : `, after ${before.join(", ")}`,
  ].join("");
}
