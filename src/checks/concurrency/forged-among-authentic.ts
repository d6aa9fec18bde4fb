import { sharedStateAdvice } from "../advice/shared-state.ts";
import type { Check } from "../check.ts";
import { allAcknowledged, notAcknowledged } from "../expect.ts";
import { inParallel } from "../in-parallel.ts";

export const forgedAmongAuthentic: Check = {
  id: "forged-among-authentic",
  title: "Forged requests among authentic ones are told apart when they arrive at the same time",
  section: "5.4",
  also: ["5.1", "5.3"],
  level: "must",
  needs: ["valid-notification-acknowledged", "wrong-signature-not-acknowledged"],
  quiet: true,
  explain: `Every third request is forged, and they overlap. A receiver that keeps the body, the expected signature or the
hash in a variable that requests share verifies one request with the data of another: authentic ones are refused now and
then, and a forged one gets through.

${sharedStateAdvice}`,
  async run(context) {
    const jobs = Array.from({ length: 18 }, (_, index) => ({
      forged: index % 3 === 1,
      made: context.notification(),
    }));
    const deliveries = await inParallel(jobs, context.workers, ({ forged, made }) => {
      const body = context.request(made).body;
      // Two pieces, so that requests really overlap in the receiver.
      const pace = { cuts: [Math.floor(body.length / 2)], pauseMs: 3 };
      return forged
        ? context.deliver(
            made,
            { pace, signature: context.foreignSignature(body, "another-secret") },
            "refuse",
          )
        : context.deliver(made, { pace });
    });
    const taken = deliveries.filter((_, index) => jobs[index]?.forged === true);
    const breach = taken
      .map((delivery) => notAcknowledged(delivery, context, "Does a variable outlive its request?"))
      .find((found) => found !== undefined);
    return allAcknowledged(deliveries.filter((delivery) => !taken.includes(delivery))) ?? breach;
  },
};
