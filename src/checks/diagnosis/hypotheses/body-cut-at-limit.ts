import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyCutAtLimit: Hypothesis = {
  id: "body-cut-at-limit",
  title: "The receiver hashes only the beginning of a long body",
  formula: "SHA1(first 1, 4, 8, 16 or 64 KiB of body + secret)",
  guesses: (probe) =>
    [1, 4, 8, 16, 64]
      .filter((kib) => kib * 1024 < probe.body.length)
      .flatMap((kib) =>
        hashedInstead(probe.body.subarray(0, kib * 1024), probe).map((guess) => ({
          ...guess,
          variant: `${kib} KiB`,
        })),
      ),
  why: "A buffer of fixed size or a single read cuts long bodies off.",
  fix: keepRawBody,
};
