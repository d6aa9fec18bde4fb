import { signatureOf } from "../../wire/signature.ts";
import { hypotheses } from "./hypotheses.ts";
import type { Guess, Hypothesis, Probe } from "./hypothesis.ts";

/** One hypothesis with one of its variants: what is confirmed or ruled out. */
export interface Supposition {
  readonly hypothesis: Hypothesis;
  /** Tells the variants of one hypothesis apart; the same for every probe. */
  readonly variant: string;
  /** What it takes for authentic; undefined where that is no other than what section 5 says. */
  guess(probe: Probe): Guess | undefined;
}

/** All that makes a difference for at least one of the probes, in the order of the hypotheses. */
export function suppositionsFor(probes: readonly Probe[]): readonly Supposition[] {
  return hypotheses.flatMap((hypothesis) => {
    const guesses = new Map(probes.map((probe) => [probe, distinctGuesses(hypothesis, probe)]));
    const variants = new Set([...guesses.values()].flatMap((byVariant) => [...byVariant.keys()]));
    return [...variants].map((variant) => ({
      hypothesis,
      variant,
      guess: (probe: Probe) => (guesses.get(probe) ?? distinctGuesses(hypothesis, probe)).get(variant),
    }));
  });
}

function distinctGuesses(hypothesis: Hypothesis, probe: Probe): ReadonlyMap<string, Guess> {
  const right = signatureOf(probe.body, probe.secret);
  const byVariant = hypothesis
    .guesses(probe)
    .map((guess, index): [string, Guess] => [guess.variant ?? String(index), guess])
    .filter(
      ([, { signature, header }]) => signature !== right || (header ?? probe.sentHeader) !== probe.sentHeader,
    );
  return new Map(byVariant);
}
