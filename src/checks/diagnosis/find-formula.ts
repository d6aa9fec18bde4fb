import type { Asker, Response } from "./asker.ts";
import type { Guess, Probe } from "./hypothesis.ts";
import type { Sample, Signing } from "./sample.ts";
import { probeOf, requestFor } from "./sample.ts";
import type { Supposition } from "./suppositions.ts";
import { suppositionsFor } from "./suppositions.ts";

/** What the receiver computes in place of section 5, and what shows it. */
export interface Formula {
  readonly supposition: Supposition;
  /** Samples whose right signature was refused and whose signature under the supposition was acknowledged. */
  readonly confirmedBy: readonly Trial[];
  /** Samples that were refused with the right signature, all in all. */
  readonly refused: number;
  readonly samples: number;
  /** Number of other signatures that were tried in vain. */
  readonly ruledOut: number;
  /** Others that explain exactly as much. */
  readonly alternatives: readonly Supposition[];
}

/** A sample with what the hypotheses need of it. */
export interface Trial {
  readonly sample: Sample;
  readonly probe: Probe;
}

/** Enough different refused samples to tell the suppositions apart; more would only cost time. */
const mostTrials = 6;
/** After so many samples on which nothing was acknowledged, it is not the signature. */
const mostBarren = 4;
/** Samples that must confirm the suppositions that are left, if there are so many. */
const enough = 3;

/**
 * Asks the receiver, as an oracle, what it computes: first which samples it acknowledges with the right signature, which
 * already rules out most suppositions; then the refused ones under each supposition that is left.
 */
export async function findFormula(
  samples: readonly Sample[],
  asker: Asker,
  signing: Signing,
): Promise<Formula | null> {
  const accepted: Trial[] = [];
  const refused: Trial[] = [];
  for (const sample of samples) {
    const trial = { sample, probe: probeOf(sample, signing) };
    const right = await asker.deliver(requestFor(sample, signing));
    if (right?.verdict === "acknowledged") {
      accepted.push(trial);
      continue;
    }
    const wrong = await asker.deliver(requestFor(sample, signing, { signature: "0".repeat(40) }));
    if (right === undefined || wrong === undefined) return null;
    // An answer of its own for the right signature shows that it was understood: the refusal is about something else.
    if (right.status === wrong.status) refused.push(trial);
  }
  if (refused.length === 0) return null;

  let candidates: readonly Supposition[] = suppositionsFor(refused.map(({ probe }) => probe)).filter(
    (supposition) => accepted.every(({ probe }) => supposition.guess(probe) === undefined),
  );
  const confirmations = new Map<Supposition, Trial[]>();
  let ruledOut = 0;
  let barren = 0;
  for (const trial of byTellingPower(refused, candidates).slice(0, mostTrials)) {
    const groups = grouped(candidates, trial.probe);
    if (groups.size === 0) continue;
    const { fitting, tried } = await firstFitting(groups, (guess) =>
      asker.ask(requestFor(trial.sample, signing, guess)),
    );
    if (asker.spent) return null;
    ruledOut += tried - (fitting === undefined ? 0 : 1);
    if (fitting === undefined) {
      if (++barren === mostBarren) break;
      continue;
    }
    for (const supposition of fitting) {
      confirmations.set(supposition, [...(confirmations.get(supposition) ?? []), trial]);
    }
    candidates = fitting;
    if (candidates.every((candidate) => (confirmations.get(candidate)?.length ?? 0) >= enough)) break;
  }

  const most = Math.max(0, ...[...confirmations.values()].map(({ length }) => length));
  const [best, ...alternatives] = candidates.filter(
    (supposition) => most > 0 && confirmations.get(supposition)?.length === most,
  );
  if (best === undefined) return null;
  return {
    supposition: best,
    confirmedBy: confirmations.get(best) ?? [],
    refused: refused.length,
    samples: samples.length,
    ruledOut,
    alternatives,
  };
}

/** A receiver has one formula, so the first guess that is acknowledged ends the search on a sample. */
async function firstFitting(
  groups: ReadonlyMap<Guess, readonly Supposition[]>,
  ask: (guess: Guess) => Promise<Response>,
): Promise<{ readonly fitting: readonly Supposition[] | undefined; readonly tried: number }> {
  let tried = 0;
  for (const [guess, sharing] of groups) {
    tried++;
    if ((await ask(guess)) === "acknowledged") return { fitting: sharing, tried };
  }
  return { fitting: undefined, tried };
}

/** The samples on which the suppositions differ most come first. */
function byTellingPower(trials: readonly Trial[], candidates: readonly Supposition[]): readonly Trial[] {
  const power = new Map(trials.map((trial) => [trial, grouped(candidates, trial.probe).size]));
  return trials
    .filter((trial) => power.get(trial) !== 0)
    .toSorted((a, b) => (power.get(b) ?? 0) - (power.get(a) ?? 0));
}

/** One guess for all suppositions that share it: they cannot be told apart by this probe. */
function grouped(
  candidates: readonly Supposition[],
  probe: Probe,
): ReadonlyMap<Guess, readonly Supposition[]> {
  const groups = new Map<string, { guess: Guess; sharing: Supposition[] }>();
  for (const supposition of candidates) {
    const guess = supposition.guess(probe);
    if (guess === undefined) continue;
    const key = `${guess.header ?? ""}\n${guess.signature}`;
    const group = groups.get(key) ?? { guess, sharing: [] };
    group.sharing.push(supposition);
    groups.set(key, group);
  }
  return new Map([...groups.values()].map(({ guess, sharing }) => [guess, sharing]));
}
