import { Buffer } from "node:buffer";
import type { Header } from "../wire/request.ts";
import type { Discovery } from "./discovery.ts";

/** Format version of a finding file. */
export const findingVersion = 1;

/** What `hookproof-findings/<slug>.json` holds: enough to send the same bytes again without the seed, and to understand them. */
export interface FindingFile {
  readonly hookproof: "finding";
  readonly version: typeof findingVersion;
  readonly slug: string;
  readonly reads: string;
  readonly breakage: string;
  readonly level: string;
  readonly flaky: boolean;
  readonly topics: readonly string[];
  readonly seed: number;
  /** The requests in order; the last one breaks the receiver. */
  readonly requests: readonly {
    readonly topic: string;
    readonly mutations: readonly string[];
    /** Without Host; the signature is left out, since it is made anew from the secret. */
    readonly headers: readonly Header[];
    /** The body's bytes in base64. */
    readonly body: string;
    /** A literal signature of a forged request; absent where the right one is to be made. */
    readonly signature?: string | null;
  }[];
  /** What the receiver answered to the last request. */
  readonly answer: string;
}
