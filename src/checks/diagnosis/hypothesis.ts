import type { Fix } from "./fix.ts";

/** One request that a hypothesis is tried on. The bytes are deliberately not what any serialiser would write. */
export interface Probe {
  readonly body: Uint8Array;
  /** The body in the pieces in which it is sent; a single one unless the probe is paced. */
  readonly pieces: readonly Uint8Array[];
  readonly secret: Uint8Array;
  /** Other secrets that the user has: test and live, old and new. */
  readonly otherSecrets: readonly Uint8Array[];
  /** Name of the signature header as the run spells it. */
  readonly signatureHeader: string;
  /** The same as this probe spells it. */
  readonly sentHeader: string;
}

/** What a receiver with the supposed fault takes for authentic. */
export interface Guess {
  /** Value of the signature header. */
  readonly signature: string;
  /** What it hashes in place of the body, where that is the fault; never the secret. */
  readonly hashed?: Uint8Array;
  /** Name of the header in which it looks, where that is the fault. */
  readonly header?: string;
  /** Which of several guesses of one hypothesis this is, as `X-Signature`; part of what is confirmed. */
  readonly variant?: string;
}

/**
 * A supposition of what a receiver computes in place of SHA1(body + secret). Because we know the secret, we can sign
 * the same bytes its way: if that is acknowledged while the right signature is not, the supposition is confirmed.
 */
export interface Hypothesis {
  /** Stable, kebab-case, equal to the file name; the id of the finding. */
  readonly id: string;
  /** What the receiver does, as a sentence. */
  readonly title: string;
  /** What it computes, as one would write it on a board. */
  readonly formula: string;
  /** Empty where the supposition makes no sense for the probe. Guesses equal to the right signature are ignored. */
  guesses(probe: Probe): readonly Guess[];
  /** It depends on the pieces in which a body comes; large bodies come in pieces whether we cut them or not. */
  readonly piecewise?: true;
  /** Why people end up there, and why it fails only sometimes. */
  readonly why: string;
  readonly fix: Fix;
}
