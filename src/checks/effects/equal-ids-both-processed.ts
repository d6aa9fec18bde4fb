import { isDeepStrictEqual } from "node:util";
import type { Topic } from "../../contract/topics.ts";
import { onceAdvice } from "../advice/once.ts";
import type { Case, Check } from "../check.ts";
import { questionOf } from "../count-effects.ts";
import { allAcknowledged } from "../expect.ts";
import { watchEffects } from "../watch-effects.ts";

interface PairRow extends Case {
  readonly pair: readonly [Topic, Topic];
}

export const equalIdsBothProcessed: Check<PairRow> = {
  id: "equal-ids-both-processed",
  title: "Two notifications of one second both have their effect",
  section: "2.1/id-shape",
  also: ["2.1/id", "6/processing"],
  level: "must",
  needs: ["acknowledged-means-processed"],
  quiet: true,
  explain: `The id is \`sub_<enterprise_token>_<created_at>\`, so two notifications of one second share it. A receiver that
de-duplicates by the id answers 200 to the second and throws it away, which no status shows.

${onceAdvice}`,
  cases: ({ observe, settings: { topics } }) => {
    const [one] = topics;
    if (observe === null || one === undefined) return [];
    const ticket = ["new_ticket.processing_first", "new_ticket.processing_every"] as const;
    return [
      { id: "same-topic", topic: one, pair: [one, one] },
      ...(ticket.every((topic) => topics.includes(topic))
        ? [{ id: "processing-first-and-every", topic: ticket[0], uses: ticket, pair: ticket }]
        : []),
    ];
  },
  async run(context) {
    const { row, observe, notification, deliver } = context;
    if (observe === null) return undefined;
    const first = notification(row.pair[0]);
    const second = notification(row.pair[1], { createdAt: Number(first["created_at"]) });
    const watches = [await watchEffects(context, first), await watchEffects(context, second)];
    const violation = allAcknowledged([await deliver(first), await deliver(second)]);
    if (violation !== undefined) return violation;
    // Who asks by the id alone sees both at once.
    const wanted = isDeepStrictEqual(questionOf(observe, first), questionOf(observe, second)) ? 2 : 1;
    const counts = await Promise.all(watches.map((effects) => effects(wanted)));
    if (counts.every((count) => count === wanted)) return undefined;
    return {
      expected: "an effect of each",
      actual: `status 200 for both, and ${counts.join(" and ")} effects where ${wanted} and ${wanted} were to be seen`,
      hint: "Is the second one dropped because its id has been seen?",
    };
  },
};
