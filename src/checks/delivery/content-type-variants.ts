import type { Case, Check } from "../check.ts";
import { acknowledged } from "../expect.ts";

interface ContentTypeRow extends Case {
  readonly contentType: string | null;
}

const rows: readonly ContentTypeRow[] = [
  { id: "without-charset", topic: null, contentType: "application/json" },
  { id: "upper-case-charset", topic: null, contentType: "application/json;charset=UTF-8" },
  { id: "without-content-type", topic: null, thorough: true, contentType: null },
];

export const contentTypeVariants: Check<ContentTypeRow> = {
  id: "content-type-variants",
  title: "Other spellings of the Content-Type are acknowledged",
  section: "4.1/content-type",
  level: "may",
  needs: ["valid-notification-acknowledged"],
  explain: `The platform writes \`application/json; charset=utf-8\`. A proxy may drop the parameter or spell it
differently. A receiver may insist on what the document says, so this only informs; but one that compares the whole
header as text is one release away from refusing everything.

Compare the media type alone: \`req.is("json")\` (Express), \`startsWith("application/json")\` (Fastify, NestJS, Next.js),
\`request.is_json\` (Flask), \`request.content_type\` (Django),
\`consumes = "application/json"\` (Spring), \`mime.ParseMediaType\` (Go), \`$request->isJson()\` (PHP with Laravel),
\`request.media_type\` (Rails).`,
  cases: () => rows,
  async run({ row, notification, deliver }) {
    return acknowledged(await deliver(notification(), { headers: { "Content-Type": row.contentType } }));
  },
};
