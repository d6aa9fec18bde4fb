import { forgedCheck, forgery } from "../forged-check.ts";

export const longSignatureNotAcknowledged = forgedCheck({
  id: "long-signature-not-acknowledged",
  title: "A request with more than its signature is not acknowledged",
  section: "5.4",
  hint: "Is only the beginning compared, or is the signature searched for in the header?",
  explain: `The right signature with something behind it, or twice. "They must be equal", says the document; a receiver
that takes more searches (\`includes\`, \`strpos\`) or compares the beginning. Long headers also make comparisons in
constant time throw where lengths are not looked at first.`,
  rows: () => [
    forgery("twice", ({ signature, request }, made) => ({
      signature: signature(request(made).body).repeat(2),
    })),
    forgery("4000-characters", () => ({ signature: "a".repeat(4000) })),
  ],
});
