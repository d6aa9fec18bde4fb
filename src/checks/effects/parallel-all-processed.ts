import { onceAdvice } from "../advice/once.ts";
import { sharedStateAdvice } from "../advice/shared-state.ts";
import type { Check } from "../check.ts";
import { allAcknowledged } from "../expect.ts";
import { inParallel } from "../in-parallel.ts";
import { watchEffects } from "../watch-effects.ts";

export const parallelAllProcessed: Check = {
  id: "parallel-all-processed",
  title: "Notifications that arrive at the same time all have their effect",
  section: "1.2",
  level: "must",
  needs: ["acknowledged-means-processed"],
  quiet: true,
  explain: `Eight at once, each acknowledged, each to be seen once. Reading a file or a row, changing it and writing it back
loses what another request has written in the meantime.

${sharedStateAdvice}

${onceAdvice}`,
  cases: ({ observe }) => (observe === null ? [] : [{ id: "eight", topic: null }]),
  async run(context) {
    const all = Array.from({ length: 8 }, () => context.notification());
    const watches = [];
    for (const one of all) watches.push(await watchEffects(context, one));
    const violation = allAcknowledged(await inParallel(all, context.workers, (one) => context.deliver(one)));
    if (violation !== undefined) return violation;
    const counts = await Promise.all(watches.map((effects) => effects(1)));
    if (counts.every((count) => count === 1)) return undefined;
    return {
      expected: "one effect of each of the eight",
      actual: `effects: ${counts.join(", ")}`,
      hint: "Is something read, changed and written back without a lock?",
    };
  },
};
