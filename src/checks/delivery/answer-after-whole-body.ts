import { rawBodyAdvice } from "../advice/raw-body.ts";
import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";

export const answerAfterWholeBody: Check = {
  id: "answer-after-whole-body",
  title: "The answer comes after the whole body has arrived",
  section: "5.1",
  level: "may",
  thorough: true,
  needs: ["valid-notification-acknowledged"],
  explain: `A receiver that answers before it has the body cannot have verified the signature: it acknowledges what it
may have to throw away a moment later, and a forged request looks like a success to its sender. That is allowed as long
as nothing forged has an effect, so this only informs.

${rawBodyAdvice}`,
  async run({ notification, request, deliver }) {
    const made = notification();
    const middle = Math.floor(request(made).body.length / 2);
    const delivery = await deliver(made, { pace: { cuts: [middle], pauseMs: 30 } });
    if (!delivery.violations.includes("early-response")) return acknowledged(delivery);
    return {
      expected: "a status after the last byte of the body",
      actual: `status ${delivery.status} while half of the body was still to come`,
    };
  },
};
