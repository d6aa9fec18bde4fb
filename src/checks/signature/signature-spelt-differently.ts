import { Buffer } from "node:buffer";
import { compareAdvice } from "../advice/compare.ts";
import type { Case, Check } from "../check.ts";

interface SpellingRow extends Case {
  readonly spell: (signature: string) => string;
}

export const signatureSpeltDifferently: Check<SpellingRow> = {
  id: "signature-spelt-differently",
  title: "The right signature in another spelling is not taken",
  section: "5.3",
  level: "may",
  needs: ["valid-notification-acknowledged"],
  purpose: "observe",
  explain: `"They must be equal", says the document, and shows lower-case digits. A receiver that also takes them in
upper case, behind \`sha1=\`, or with a digit more (Node's \`Buffer.from(text, "hex")\` drops half a byte), is more tolerant than it has to be, without being less safe: the sender must know the
secret all the same. This only informs.

${compareAdvice}`,
  cases: () => [
    { id: "upper-case", topic: null, spell: (signature) => signature.toUpperCase() },
    { id: "sha1-prefix", topic: null, thorough: true, spell: (signature) => `sha1=${signature}` },
    { id: "one-digit-more", topic: null, spell: (signature) => `${signature}0` },
    {
      id: "base64",
      topic: null,
      thorough: true,
      spell: (signature) => Buffer.from(signature, "hex").toString("base64"),
    },
  ],
  async run({ row, notification, request, signature, deliver }) {
    const made = notification();
    const { verdict } = await deliver(made, { signature: row.spell(signature(request(made).body)) });
    if (verdict !== "acknowledged") return undefined;
    return {
      expected: "any status but 200",
      actual: "status 200, as for the signature as the platform spells it",
    };
  },
};
