import { bodyLimitAdvice } from "../advice/body-limit.ts";
import { sizedBody } from "../sized-body.ts";
import { variationCheck } from "../variation-check.ts";

export const largeBodyAcknowledged = variationCheck({
  id: "large-body-acknowledged",
  title: "A body of 64 kB is acknowledged",
  section: "4.1/body",
  also: ["5.1"],
  explain: `The document shows no limit. A reply with a long text, a ticket with many fields or a call with a transcript
fills tens of kilobytes; a receiver that reads only what comes in the first packet, or that cuts off at a small limit,
loses just the important ones.

${bodyLimitAdvice}`,
  rows: () => [sizedBody("64-kb", 64)],
});
