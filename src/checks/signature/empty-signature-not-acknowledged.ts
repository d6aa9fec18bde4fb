import { forgedCheck, forgery } from "../forged-check.ts";

export const emptySignatureNotAcknowledged = forgedCheck({
  id: "empty-signature-not-acknowledged",
  title: "A request with an empty signature is not acknowledged",
  section: "5.4",
  hint: "Is an empty header taken for an absent one, or compared only as far as it goes?",
  explain: `The header is there and holds nothing, or words that programs write where they have nothing. A comparison
that runs over the shorter of two texts finds no difference to the empty one, and \`if (signature && …)\` does not even
look.`,
  rows: () => [
    forgery("empty", () => ({ signature: "" })),
    ...["null", "undefined", "None", "false", "0"].map((word) => forgery(word, () => ({ signature: word }))),
  ],
});
