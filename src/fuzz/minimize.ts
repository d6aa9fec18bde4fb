import type { Outcome } from "./outcome.ts";
import type { Laboratory } from "./laboratory.ts";
import type { Mutation } from "./mutation.ts";
import { shrink } from "./shrink.ts";
import { simpler } from "./simplify.ts";
import type { Trial, TrialStep } from "./trial.ts";

/** The smallest trial found that breaks the receiver in the same way. */
export interface Minimum {
  readonly trial: Trial;
  readonly outcome: Outcome;
  /** How often it broke in `repetitions` repetitions; less than all of them means flaky. */
  readonly broke: number;
  readonly repetitions: number;
}

const repetitions = 3;
/** Simplifying values is a comfort; it stops after so many trials. */
const mostSimplifications = 200;

/** One thing that can be taken out of a trial: a step before the last one, or a mutation of a step. */
type Item = { readonly step: number; readonly mutation: Mutation | null };

/**
 * Takes away steps and mutations as long as the receiver still breaks in the same way, then makes the values simpler.
 * Bounded: delta debugging needs at most quadratically many trials, and the steps and mutations of a trial are few.
 *
 * @param revive brings a crashed receiver back, or says that it cannot
 */
export async function minimize(
  trial: Trial,
  first: Outcome,
  laboratory: Laboratory,
  revive: () => Promise<boolean>,
): Promise<Minimum> {
  let last = first;
  let gone = false;

  const breaks = async (candidate: Trial): Promise<boolean> => {
    if (gone) return false;
    const outcome = await laboratory.tryOut(candidate);
    if ((outcome.breakage === "crash" || outcome.breakage === "harmed") && !(await revive())) gone = true;
    if (outcome.breakage !== first.breakage) return false;
    last = outcome;
    return true;
  };

  const items: readonly Item[] = trial.steps.flatMap((step, index) => [
    ...(index < trial.steps.length - 1 ? [{ step: index, mutation: null }] : []),
    ...step.mutations.map((mutation) => ({ step: index, mutation })),
  ]);

  let broke = 0;
  for (let repetition = 0; repetition < repetitions; repetition++) if (await breaks(trial)) broke += 1;
  // A trial that does not break each time gives no ground to judge its parts by.
  if (broke < repetitions) return { trial, outcome: last, broke, repetitions };

  const kept = await shrink(items, (part) => breaks(withOnly(trial, part)));
  let smallest = withOnly(trial, kept);
  let left = mostSimplifications;
  for (let next = await simplerTrial(smallest, breaks, () => left-- > 0); next !== undefined;) {
    smallest = next;
    next = await simplerTrial(smallest, breaks, () => left-- > 0);
  }
  // Once more, so that the evidence is of the smallest trial and not of the last part that was tried.
  await breaks(smallest);
  return { trial: smallest, outcome: last, broke, repetitions };
}

function withOnly(trial: Trial, items: readonly Item[]): Trial {
  const last = trial.steps.length - 1;
  const steps = trial.steps.flatMap((step, index): readonly TrialStep[] => {
    const mutations = items.flatMap((item) =>
      item.step === index && item.mutation !== null ? [item.mutation] : [],
    );
    const stays = index === last || items.some((item) => item.step === index && item.mutation === null);
    return stays ? [{ ...step, mutations }] : [];
  });
  return { steps };
}

/** The trial with one value made simpler that still breaks; undefined if there is none or the budget is spent. */
async function simplerTrial(
  trial: Trial,
  breaks: (trial: Trial) => Promise<boolean>,
  mayTry: () => boolean,
): Promise<Trial | undefined> {
  const last = trial.steps.at(-1);
  if (last === undefined) return undefined;
  for (const mutation of last.mutations) {
    for (const candidate of simpler(mutation)) {
      if (!mayTry()) return undefined;
      const mutations = last.mutations.map((other) => (other === mutation ? candidate : other));
      const next = { steps: [...trial.steps.slice(0, -1), { ...last, mutations }] };
      if (await breaks(next)) return next;
    }
  }
  return undefined;
}
