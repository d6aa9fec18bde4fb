import { compareAdvice } from "../advice/compare.ts";
import type { Case, Check, CheckContext } from "../check.ts";
import type { Notification } from "../../contract/notification.ts";
import type { Tampering } from "../../wire/request.ts";
import { watchEffects } from "../watch-effects.ts";

interface ForgedRow extends Case {
  readonly forge: (context: CheckContext, made: Notification) => Tampering;
}

const rows: readonly ForgedRow[] = [
  { id: "missing-signature", topic: null, forge: () => ({ signature: null }) },
  { id: "wrong-signature", topic: null, forge: () => ({ signature: "0".repeat(40) }) },
  {
    id: "foreign-secret",
    topic: null,
    forge: ({ foreignSignature, request }, made) => ({
      signature: foreignSignature(request(made).body, "another-secret"),
    }),
  },
];

export const forgedHasNoEffect: Check<ForgedRow> = {
  id: "forged-has-no-effect",
  title: "A forged request has no effect, whatever is answered",
  section: "5.4",
  also: ["1.2"],
  level: "must",
  needs: ["acknowledged-means-processed"],
  purpose: "refuse",
  quiet: true,
  explain: `A refusal that comes after the data was stored refuses nothing: verification must come before everything else,
not beside it (a middleware that is awaited too late, a promise that nobody awaits, an \`after\` hook). And a receiver that
answers 200 to everybody is shown to be safe by this check alone.

${compareAdvice}`,
  cases: ({ observe }) => (observe === null ? [] : rows),
  async run(context) {
    const [forged, authentic] = [context.notification(), context.notification()];
    const [effects, effectsOfAuthentic] = [
      await watchEffects(context, forged),
      await watchEffects(context, authentic),
    ];
    await context.deliver(forged, context.row.forge(context, forged));
    // The effect of an authentic one that came later shows that there was time for the forged one's.
    await context.deliver(authentic, {}, "acknowledge");
    await effectsOfAuthentic(1);
    const count = await effects(0);
    if (count === 0) return undefined;
    return {
      expected: "no effect",
      actual: `${count === 1 ? "one effect" : `${count} effects`} of a forged request`,
    };
  },
};
