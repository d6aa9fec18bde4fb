import { bodyLimitAdvice } from "../advice/body-limit.ts";
import { sizedBody } from "../sized-body.ts";
import { variationCheck } from "../variation-check.ts";

export const veryLargeBodyAcknowledged = variationCheck({
  id: "very-large-body-acknowledged",
  title: "Bodies of 200 kB and 1 MB are acknowledged",
  section: "4.1/body",
  level: "may",
  thorough: true,
  explain: `The document shows no limit for the size of a body, and receivers must have one. This only informs where it
lies: what is refused with 413 is lost.

${bodyLimitAdvice}`,
  rows: () => [sizedBody("200-kb", 200), sizedBody("1-mb", 1024)],
});
