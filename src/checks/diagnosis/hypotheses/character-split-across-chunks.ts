import { hashBytes } from "../fixes/text.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const characterSplitAcrossChunks: Hypothesis = {
  id: "character-split-across-chunks",
  title: "The receiver decodes each piece of the body on its own",
  formula: "SHA1(text of piece 1 + text of piece 2 + … + secret)",
  guesses: (probe) => hashedInstead(probe.pieces.map(textOf).join(""), probe),
  piecewise: true,
  why: "`body += chunk` decodes every piece by itself; a character that spans two pieces becomes U+FFFD twice. It shows only with larger bodies or slow networks, seemingly at random.",
  fix: hashBytes,
};
