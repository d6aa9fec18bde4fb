import type { Case, Check } from "../check.ts";
import { acknowledged } from "../expect.ts";

interface SpellingRow extends Case {
  readonly spell: (name: string) => string;
}

const rows: readonly SpellingRow[] = [
  { id: "lower", topic: null, spell: (name) => name.toLowerCase() },
  { id: "upper", topic: null, spell: (name) => name.toUpperCase() },
  {
    id: "title",
    topic: null,
    thorough: true,
    spell: (name) => name.toLowerCase().replaceAll(/(?:^|-)[a-z]/g, (start) => start.toUpperCase()),
  },
];

export const headerNamesInAnyCase: Check<SpellingRow> = {
  id: "header-names-in-any-case",
  title: "The signature is found however the header's name is spelt",
  section: "5/header",
  also: ["5/header-name"],
  level: "must",
  needs: ["valid-notification-acknowledged"],
  explain: `Names of HTTP headers have no letter case: proxies, load balancers and HTTP/2 write them in lower case. A
receiver that looks for one spelling only works until something is put in front of it.

Use the framework's own look-up rather than a map of your own:

- Express: \`req.get("Service-Signature")\`, or \`req.headers["service-signature"]\` in lower case. Fastify, NestJS: \`request.headers["service-signature"]\`. Next.js: \`headers.get(…)\`. On AWS Lambda lower-case the keys first.
- Flask, Django: \`request.headers.get(…)\`. Spring: \`@RequestHeader("Service-Signature")\`. Go: \`r.Header.Get(…)\`, not \`r.Header["service-signature"]\`.
- PHP: \`$_SERVER["HTTP_SERVICE_SIGNATURE"]\`; \`getallheaders()\` keeps the sender's case. Rails: \`request.headers["Service-Signature"]\`.`,
  cases: () => rows,
  async run({ row, notification, deliver, settings }) {
    return acknowledged(
      await deliver(notification(), { signatureHeader: row.spell(settings.signatureHeader) }),
    );
  },
};
