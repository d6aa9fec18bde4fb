import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";
import type { TopicRow } from "../rows/topic-rows.ts";
import { kindRows } from "../rows/topic-rows.ts";

export const identicalDeliveryRepeated: Check<TopicRow> = {
  id: "identical-delivery-repeated",
  title: "The very same request, sent twice, is acknowledged twice",
  section: "2.1/id",
  level: "may",
  thorough: true,
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `The platform does not repeat a push, but what stands in between may, and two equal events within one second have
the very same bytes. A receiver that remembers requests to keep attackers from replaying them answers 409 or 401, which is
its right; so this only informs. Answering 200 without doing it again serves both ends: \`INSERT … ON CONFLICT DO NOTHING\`
over a hash of the body, in Express, Fastify, NestJS, Next.js, Flask, Django, Spring, Go, PHP and Rails alike.`,
  cases: kindRows,
  async run({ notification, deliver }) {
    const made = notification();
    await deliver(made);
    return acknowledged(await deliver(made, {}, "observe"), "the second time");
  },
};
