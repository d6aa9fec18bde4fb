import { forgedCheck, forgery } from "../forged-check.ts";

export const nonHexSignatureNotAcknowledged = forgedCheck({
  id: "non-hex-signature-not-acknowledged",
  title: "A request whose signature is not hexadecimal is not acknowledged",
  section: "5.3",
  also: ["5.4"],
  hint: "Does decoding from hexadecimal stop at the first foreign character, leaving nothing to compare?",
  explain: `Decoders of hexadecimal text differ: \`Buffer.from(text, "hex")\` stops at the first foreign character and
returns what it has, others throw. Two empty buffers are equal. Characters beyond ASCII have fewer characters than bytes,
so that equal lengths of text are unequal lengths of buffers and \`timingSafeEqual\` throws; in Python
\`hmac.compare_digest\` throws for such text.`,
  rows: () => [
    forgery("letters", () => ({ signature: "z".repeat(40) })),
    forgery("beyond-ascii", () => ({ signature: "é".repeat(40) })),
    forgery("hex-with-a-space", ({ signature, request }, made) => {
      const right = signature(request(made).body);
      return { signature: `${right.slice(0, 20)} ${right.slice(21)}` };
    }),
    forgery("json", () => ({ signature: '{"$ne":null}' })),
  ],
});
