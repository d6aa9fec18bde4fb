import { forgedCheck, forgery } from "../forged-check.ts";

export const twoWrongSignaturesNotAcknowledged = forgedCheck({
  id: "two-wrong-signatures-not-acknowledged",
  title: "A request with two wrong signature headers is not acknowledged",
  section: "5.4",
  thorough: true,
  hint: "What does the receiver compare when the header comes as a list?",
  explain: `Frameworks differ in what they make of a header that comes twice: one text with a comma, a list, the first,
the last. Code that expects a text and gets a list compares something else, or nothing.`,
  rows: () => [
    forgery("equal", () => ({ signature: ["0".repeat(40), "0".repeat(40)] })),
    forgery("different", () => ({ signature: ["0".repeat(40), "1".repeat(40)] })),
  ],
});
