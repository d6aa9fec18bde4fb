import { compareAdvice } from "../advice/compare.ts";
import type { Case, Check } from "../check.ts";
import { acknowledged } from "../expect.ts";

interface OrderRow extends Case {
  readonly rightFirst: boolean;
}

export const secondSignatureHeader: Check<OrderRow> = {
  id: "second-signature-header",
  title: "What a second signature header does",
  section: "5.4",
  level: "may",
  thorough: true,
  needs: ["valid-notification-acknowledged"],
  purpose: "observe",
  explain: `The platform sends one signature header. With a right and a wrong one, receivers refuse both orders (the
texts are joined), or take the first or the last: all of that is allowed, because one of the two is right. This only
informs. Behind a proxy that looks at one of them while the receiver looks at the other, it can matter.

${compareAdvice}`,
  cases: () => [
    { id: "right-then-wrong", topic: null, rightFirst: true },
    { id: "wrong-then-right", topic: null, rightFirst: false },
  ],
  async run({ row, notification, request, signature, deliver }) {
    const made = notification();
    const right = signature(request(made).body);
    const wrong = "0".repeat(40);
    return acknowledged(await deliver(made, { signature: row.rightFirst ? [right, wrong] : [wrong, right] }));
  },
};
