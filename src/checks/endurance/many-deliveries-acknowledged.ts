import { acceptFirstAdvice } from "../advice/accept-first.ts";
import type { Check } from "../check.ts";
import { allAcknowledged } from "../expect.ts";
import { inParallel } from "../in-parallel.ts";

const count = 150;

export const manyDeliveriesAcknowledged: Check = {
  id: "many-deliveries-acknowledged",
  title: "The hundred and fiftieth notification is acknowledged as the first one was",
  section: "7.1",
  level: "must",
  thorough: true,
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `Connections that are not given back to the pool, files that stay open, a rate limit that counts the platform as one
client, a list that is searched from the start each time: they show after the tenth, fiftieth or hundredth notification.
The platform does not slow down for a 429 and does not come again.

${acceptFirstAdvice}`,
  async run({ notification, deliver, workers, topics }) {
    for (let done = 0; done < count; done += 30) {
      const batch = Array.from({ length: 30 }, (_, index) =>
        notification(topics[(done + index) % topics.length]),
      );
      const violation = allAcknowledged(await inParallel(batch, workers, (one) => deliver(one)));
      if (violation !== undefined)
        return { ...violation, actual: `after ${done} notifications, ${violation.actual}` };
    }
    return undefined;
  },
};
