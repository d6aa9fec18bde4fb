import type { Case, Check } from "../check.ts";
import { acknowledged } from "../expect.ts";

interface HeaderRow extends Case {
  readonly headers: Readonly<Record<string, string | null>>;
}

const rows: readonly HeaderRow[] = [
  {
    id: "from-proxies",
    topic: null,
    headers: {
      "X-Forwarded-For": "127.0.0.1",
      "X-Forwarded-Proto": "https",
      "X-Request-Id": "7d3f0a52",
      traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    },
  },
  { id: "other-user-agent", topic: null, headers: { "User-Agent": "webhook-service/2.7" } },
  { id: "without-accept-encoding", topic: null, thorough: true, headers: { "Accept-Encoding": null } },
];

export const additionalHeadersAcknowledged: Check<HeaderRow> = {
  id: "additional-headers-acknowledged",
  title: "Headers that say nothing about the notification change nothing",
  section: "4.1/headers",
  level: "should",
  needs: ["valid-notification-acknowledged"],
  explain: `The document names the headers of a notification but not the value of User-Agent, and whatever stands
between platform and receiver adds headers of its own. A receiver that pins them breaks on the next release of either.
Only the signature header decides.

Look for filters in front of the handler: rules of a firewall, a User-Agent allow-list in nginx; middleware (Express,
Next.js, Django, Go, PHP with Laravel), \`before_request\` (Flask), guards (NestJS), \`schema.headers\` with
\`additionalProperties: false\` (Fastify), \`@PostMapping(headers = …)\` (Spring), constraints of a route (Rails).`,
  cases: () => rows,
  async run({ row, notification, deliver }) {
    return acknowledged(await deliver(notification(), { headers: row.headers }));
  },
};
