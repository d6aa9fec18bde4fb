import { acceptFirstAdvice } from "../advice/accept-first.ts";
import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";
import type { TopicRow } from "../rows/topic-rows.ts";
import { topicRows } from "../rows/topic-rows.ts";

export const validNotificationAcknowledged: Check<TopicRow> = {
  id: "valid-notification-acknowledged",
  title: "A valid notification of each topic is acknowledged with status 200",
  section: "7.1",
  also: ["1.2", "6/topics", "7.2", "2.1", "2.1/event"],
  level: "must",
  // Alone, so that a receiver that fails only in parallel is not taken for one that fails always.
  quiet: true,
  explain: `The platform calls only status 200 a success. It does not say what it makes of 201, 204, a redirect or an
error, and it never sends a notification again: whatever is not answered with 200 is lost as far as anybody knows.
All else that hookproof says builds on this check.

Common causes: the signature is computed over something else than the bytes that came; a framework answers 201 to POST
(NestJS does: \`@HttpCode(200)\`) or 204 for an empty body (Spring \`ResponseEntity.noContent()\`); a redirect from
\`/webhook\` to \`/webhook/\` (Django \`APPEND_SLASH\`, Flask \`strict_slashes\`, Go's ServeMux) or from http to https; CSRF
protection (Django \`@csrf_exempt\`, Rails \`skip_before_action :verify_authenticity_token\`, Laravel \`$except\`, Spring
\`csrf.ignoringRequestMatchers\`); a topic without a handler.

${acceptFirstAdvice}`,
  cases: topicRows,
  async run({ notification, deliver }) {
    return acknowledged(await deliver(notification()));
  },
};
