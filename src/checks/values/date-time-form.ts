import type { Trial } from "../rows/value-rows.ts";
import { isDocumented, valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

const forms: readonly Trial[] = [
  { word: "utc", value: "2021-04-01T02:03:04Z" },
  { word: "offset", value: "2021-04-01T10:03:04+08:00" },
  { word: "milliseconds", value: "2021-04-01T10:03:04.567+08:00" },
  { word: "microseconds", value: "2021-04-01T02:03:04.567890Z" },
  { word: "tenths", value: "2021-04-01T02:03:04.5Z", thorough: true },
  { word: "negative-offset", value: "2021-03-31T21:33:04-04:30", thorough: true },
];

export const dateTimeForm = variationCheck({
  id: "date-time-form",
  title: "Every usual form of a date-time is acknowledged",
  section: "2.5/date-time",
  explain: `A date-time (RFC 3339) ends in Z or an offset and may have a fraction of any length. Patterns written against one
example refuse the others.

- Express, Fastify, NestJS, Next.js: \`new Date(text)\` takes all of them; zod's \`datetime()\` wants \`{ offset: true }\`.
- Flask, Django: \`datetime.fromisoformat\` takes Z and short fractions only from Python 3.11 on; \`dateutil\` or \`parse_datetime\` before.
- Spring: \`OffsetDateTime\` or \`Instant\`; \`LocalDateTime\` refuses Z, \`SimpleDateFormat\` fractions.
- Go: \`time.Parse(time.RFC3339, …)\` takes fractions too. PHP: \`new DateTimeImmutable($text)\`, not \`createFromFormat\`. Rails: \`Time.iso8601\`. MySQL: convert, a \`DATETIME\` literal refuses Z.`,
  rows: (known) =>
    valueRows(
      known,
      (field) => field.format === "date-time" && isDocumented(field),
      ({ name }) => (name === "start_at" ? forms : forms.map((form) => ({ ...form, thorough: true }))),
    ),
});
