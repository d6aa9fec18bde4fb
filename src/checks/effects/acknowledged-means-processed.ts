import { onceAdvice } from "../advice/once.ts";
import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";
import type { TopicRow } from "../rows/topic-rows.ts";
import { topicRows } from "../rows/topic-rows.ts";
import { watchEffects } from "../watch-effects.ts";

export const acknowledgedMeansProcessed: Check<TopicRow> = {
  id: "acknowledged-means-processed",
  title: "What is acknowledged has its effect, exactly once",
  section: "1.2",
  also: ["7.1"],
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `Status 200 tells the platform that it may forget. A receiver that answers before it has stored anything, and
then fails, loses data that nobody will miss until later; one that stores in the handler and again in a job counts twice.
The setting \`observe\` says where hookproof can see the effect; without it these checks do not run.

${onceAdvice}`,
  cases: (known) => (known.observe === null ? [] : topicRows(known)),
  async run(context) {
    const [made, next] = [context.notification(), context.notification()];
    const [effects, effectsOfNext] = [await watchEffects(context, made), await watchEffects(context, next)];
    const violation = acknowledged(await context.deliver(made));
    if (violation !== undefined) return violation;
    const first = await effects(1);
    // A second effect may come later than the first; what is sent and seen now came after it.
    await context.deliver(next);
    await effectsOfNext(1);
    const count = first === 0 ? 0 : await effects(0);
    if (count === 1) return undefined;
    const none = `status 200, and no effect within ${context.observe?.withinMs ?? 0} ms`;
    return { expected: "one effect", actual: count === 0 ? none : `${count} effects of one notification` };
  },
};
