import { sharedStateAdvice } from "../advice/shared-state.ts";
import type { Check } from "../check.ts";
import { allAcknowledged } from "../expect.ts";
import { inParallel } from "../in-parallel.ts";

export const equalIdsInParallel: Check = {
  id: "equal-ids-in-parallel",
  title: "Notifications that share an id are all acknowledged when they arrive at the same time",
  section: "2.1/id-shape",
  level: "must",
  needs: ["valid-notification-acknowledged", "equal-ids-acknowledged"],
  quiet: true,
  thorough: true,
  explain: `What is created in the same second shares its id and arrives at the same time. A lock by id, or "look, then
insert", that holds one after another fails here.

${sharedStateAdvice}`,
  async run({ notification, deliver, workers }) {
    const first = notification();
    const createdAt = Number(first["created_at"]);
    const all = [first, ...Array.from({ length: 7 }, () => notification(undefined, { createdAt }))];
    return allAcknowledged(await inParallel(all, workers, (one) => deliver(one)));
  },
};
