import { forgedCheck, forgery } from "../forged-check.ts";

export const wrongSignatureNotAcknowledged = forgedCheck({
  id: "wrong-signature-not-acknowledged",
  title: "A request with a wrong signature is not acknowledged",
  section: "5.4",
  also: ["5.3"],
  hint: "Is the signature compared at all?",
  explain: `A signature of the right shape that is wrong in all, one or the last of its characters. A receiver that
takes it does not compare, compares only the lengths, or only the beginning; in PHP \`==\` takes two texts that look like
the number zero for equal.`,
  rows: () => [
    forgery("zeros", () => ({ signature: "0".repeat(40) })),
    forgery("looks-like-zero-to-php", () => ({ signature: `0e${"1".repeat(38)}` })),
    forgery("first-digit-changed", ({ signature, request }, made) => ({
      signature: changedAt(signature(request(made).body), 0),
    })),
    forgery("last-digit-changed", ({ signature, request }, made) => ({
      signature: changedAt(signature(request(made).body), 39),
    })),
    forgery("backwards", ({ signature, request }, made) => ({
      signature: [...signature(request(made).body)].reverse().join(""),
    })),
  ],
});

/** Another hexadecimal digit in one place. */
function changedAt(signature: string, index: number): string {
  const digit = signature.charAt(index) === "0" ? "1" : "0";
  return signature.slice(0, index) + digit + signature.slice(index + 1);
}
