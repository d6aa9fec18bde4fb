/**
 * Why a run says less than it set out to say, each with its exit code and the sentence that reports print. An
 * incomplete run is never green: absence of failures is no evidence.
 */
export const earlyEndings = {
  "nothing-judged": { exitCode: 3, sentence: "Nothing was judged." },
  "rows-blocked": {
    exitCode: 3,
    sentence: "Some rows could not be judged because what they need did not hold.",
  },
  "receiver-unreachable": { exitCode: 3, sentence: "The receiver could not be reached." },
  "local-resource": {
    exitCode: 3,
    sentence: "This machine ran out of something; the receiver is not to blame.",
  },
  "time-is-up": { exitCode: 3, sentence: "The time that was allowed for the run is up." },
  "journal-ends-early": { exitCode: 3, sentence: "The journal ends before the run did." },
  "internal-error": { exitCode: 70, sentence: "hookproof itself broke; please report it." },
  "journal-io": { exitCode: 74, sentence: "The journal could not be written, so nothing more was sent." },
  interrupted: { exitCode: 130, sentence: "The run was interrupted." },
  terminated: { exitCode: 143, sentence: "The run was terminated." },
} as const satisfies Record<string, { readonly exitCode: number; readonly sentence: string }>;

export type EarlyEnding = keyof typeof earlyEndings;
