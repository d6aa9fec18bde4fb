import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretCutShort: Hypothesis = {
  id: "secret-cut-short",
  title: "The receiver uses only the beginning of the secret",
  formula: "SHA1(body + first 8, 16, 20, 24 or 32 bytes of secret)",
  guesses: (probe) =>
    [8, 16, 20, 24, 32]
      .filter((length) => length < probe.secret.length)
      .flatMap((length) =>
        otherSecret(probe.secret.subarray(0, length), probe).map((guess) => ({
          ...guess,
          variant: `${length} bytes`,
        })),
      ),
  why: "A column or a fixed buffer of the configuration is shorter than the secret.",
  fix: useExactSecret,
};
