import { brokenContent } from "./broken/content.ts";
import { brokenFrameworks } from "./broken/frameworks.ts";
import { brokenLanguages } from "./broken/languages.ts";
import { brokenSignature } from "./broken/signature.ts";
import type { Broken } from "./receiver.ts";

/** Every receiver with a mistake, and what the suite must make of it. */
export const broken: readonly Broken[] = [
  ...brokenSignature,
  ...brokenContent,
  ...brokenFrameworks,
  ...brokenLanguages,
];
