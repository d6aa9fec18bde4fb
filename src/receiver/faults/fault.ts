import type { Steps } from "../steps.ts";

/** One mistake that receivers make, laid over correct steps: `hookproof receive --fault ID`, the console, our tests. */
export interface Fault {
  /** Kebab-case, equal to the file name. */
  readonly id: string;
  /** What this receiver does wrong, as a sentence. */
  readonly title: string;
  /** Called once per receiver, so that what it remembers starts afresh. */
  readonly spoil: (correct: Steps) => Partial<Steps>;
}
