import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const onlyFirstCharactersCompared: Leak = {
  id: "only-first-characters-compared",
  title: "The receiver compares only the first characters of the signature",
  forgeries: ({ right }) => [right.slice(0, 8) + "0".repeat(32), right.slice(0, 8) + "f".repeat(32)],
  covers: ({ values, right }) => values.some((value) => value.slice(0, 8) === right.slice(0, 8)),
  why: "What follows the first characters is never looked at, so a signature can be guessed in a short time.",
  fix: verifyAlways,
};
