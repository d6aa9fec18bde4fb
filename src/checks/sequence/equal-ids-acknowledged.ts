import type { Notification } from "../../contract/notification.ts";
import type { Topic } from "../../contract/topics.ts";
import type { Case, Check, CheckContext } from "../check.ts";
import { allAcknowledged } from "../expect.ts";
import { aboutTheSame } from "../same-entity.ts";
import { firstTopics } from "../rows/topic-rows.ts";

interface EqualRow extends Case {
  readonly topics: readonly Topic[];
  /** Whether all of them are about one ticket. */
  readonly sameEntity?: boolean;
}

export const equalIdsAcknowledged: Check<EqualRow> = {
  id: "equal-ids-acknowledged",
  title: "Notifications of the same second, which share an id, are all acknowledged",
  section: "2.1/id-shape",
  also: ["2.1/id", "2.1/created-at", "2.1/enterprise-token", "6/processing"],
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `The id is called unique, but it is \`sub_<enterprise_token>_<created_at>\`: whatever is created within one second
has the same one. processing_first and processing_every always do. A unique index over the id, or a cache of ids seen,
refuses or drops the second notification, and it never comes again.

De-duplicate by a hash of the whole body, or not at all:

- Express, Fastify, NestJS, Next.js: \`createHash("sha256").update(rawBody)\` as the key in Redis or in a unique column.
- Flask, Django, Spring, Go, PHP, Rails: the same; drop \`unique=True\`, \`@Column(unique = true)\`, \`validates_uniqueness_of\` over the id, and do not use it as the primary key.`,
  cases: (known) => {
    const { topics } = known.settings;
    const ticket: readonly Topic[] = ["new_ticket.processing_first", "new_ticket.processing_every"];
    const one = topics[0];
    return [
      ...(one === undefined ? [] : [{ id: "same-topic", topic: one, topics: [one, one, one] }]),
      ...(ticket.every((topic) => topics.includes(topic))
        ? [
            {
              id: "processing-first-and-every",
              topic: ticket[0] ?? null,
              uses: ticket,
              topics: ticket,
              sameEntity: true,
            },
          ]
        : []),
      { id: "one-of-each-kind", topic: null, uses: firstTopics(known), topics: firstTopics(known) },
    ];
  },
  async run(context) {
    const deliveries = [];
    for (const notification of ofOneSecond(context, context.row))
      deliveries.push(await context.deliver(notification));
    return allAcknowledged(deliveries);
  },
};

/** Notifications with one `created_at`, and therefore one id. */
function ofOneSecond(context: CheckContext, { topics, sameEntity }: EqualRow): readonly Notification[] {
  const [firstTopic, ...others] = topics;
  const first = context.notification(firstTopic);
  const createdAt = Number(first["created_at"]);
  const rest = others.map((topic) =>
    sameEntity === true && firstTopic !== undefined
      ? aboutTheSame(context, { topic: firstTopic, notification: first }, topic, { createdAt })
      : context.notification(topic, { createdAt }),
  );
  return [first, ...rest];
}
