import { isDocumented, valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const unusualDateTimeForm = variationCheck({
  id: "unusual-date-time-form",
  title: "Rare forms of a date-time are acknowledged",
  section: "2.5/date-time",
  level: "may",
  thorough: true,
  explain: `RFC 3339 allows lower-case letters, nine digits of a fraction and the second 60. Libraries of good name refuse
one or the other, so this only informs. Whoever stores the text first and parses it later loses nothing.

Express, Fastify, NestJS, Next.js (\`new Date\` gives an invalid date for second 60), Flask and Django
(\`fromisoformat\`), Spring (\`OffsetDateTime.parse\`), Go (\`time.RFC3339\`), PHP and Rails differ here.`,
  rows: (known) =>
    valueRows(
      known,
      (field) => field.format === "date-time" && field.name === "start_at" && isDocumented(field),
      () => [
        { word: "lower-case", value: "2021-04-01t02:03:04z" },
        { word: "nanoseconds", value: "2021-04-01T02:03:04.123456789Z" },
        { word: "leap-second", value: "2016-12-31T23:59:60Z" },
        { word: "unknown-offset", value: "2021-04-01T02:03:04-00:00" },
      ],
    ),
});
