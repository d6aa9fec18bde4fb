import type { Topic } from "../contract/topics.ts";
import type { FuzzLevel, Mutation } from "./mutation.ts";
import type { Minimum } from "./minimize.ts";
import type { Breakage } from "./outcome.ts";
import { templateOf } from "./coverage.ts";
import type { Trial } from "./trial.ts";
import { describeTrial, levelOf } from "./trial.ts";

/** A cause that was found: the smallest trial that breaks the receiver, and how. */
export interface Discovery extends Minimum {
  /** File name without its ending; equal causes have equal slugs. */
  readonly slug: string;
  readonly breakage: Breakage;
  readonly level: FuzzLevel;
  /** `breaks on new_ticket.closed when /new_ticket/customer/weixin is null`. */
  readonly reads: string;
  readonly flaky: boolean;
  /** Topics in which the same changes break the receiver in the same way. */
  readonly topics: readonly Topic[];
}

export function discoveryOf(minimum: Minimum, topics: readonly Topic[]): Discovery {
  const { trial, outcome, broke, repetitions } = minimum;
  const breakage = outcome.breakage ?? "refused";
  const flaky = broke < repetitions;
  const causes = trial.steps.flatMap((step) => step.mutations.map(causeOf));
  // Without any mutation it is the topic itself that breaks.
  const named = causes.length > 0 ? causes : trial.steps.map((step) => step.topic);
  const slug = [
    flaky ? "flaky" : breakage,
    ...(trial.steps.length > 1 ? trial.steps.map((step) => step.topic) : []),
    ...named.toSorted(),
  ]
    .join(" ")
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return {
    ...minimum,
    slug: slug.length <= 100 ? slug : `${slug.slice(0, 90)}-${checksum(slug)}`,
    breakage,
    level: levelOf(trial),
    reads: `breaks on ${describeTrial(trial)}`,
    flaky,
    topics,
  };
}

/**
 * Whether a known cause explains that a trial breaks: all of its mutations, or the like of them at another item or in
 * another topic, are part of the trial. Such a trial would only find it again.
 */
export function explains(cause: Trial, trial: Trial): boolean {
  const [known] = cause.steps;
  const last = trial.steps.at(-1);
  if (known === undefined || last === undefined || cause.steps.length > 1) return false;
  if (known.mutations.length === 0) return known.topic === last.topic;
  const present = new Set(last.mutations.map(causeOf));
  return known.mutations.every((mutation) => present.has(causeOf(mutation)));
}

/** A mutation without what differs between equal causes: the item of the list, the length of the text. */
function causeOf(mutation: Mutation): string {
  const template = templateOf(mutation);
  if (template === null) return mutation.reads;
  const what =
    mutation.change.do === "omit"
      ? "missing"
      : mutation.change.do === "set" && mutation.change.value === null
        ? "null"
        : mutation.family;
  return `${template} ${what}`;
}

/** 32 bits of FNV-1a in hex, so that long slugs stay apart. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
