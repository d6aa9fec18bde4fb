import { nullableAdvice } from "../advice/nullable.ts";
import { isDocumented, valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const emptyStringAcknowledged = variationCheck({
  id: "empty-string-acknowledged",
  title: "A text that is empty is acknowledged",
  section: "2.4",
  also: ["2.6"],
  level: "should",
  thorough: true,
  explain: `Nothing is known of most texts but that they are texts, and an empty one is a text. Validators that want at
least one character (\`@NotBlank\`, \`min_length=1\`, \`required\` in Laravel and Joi, \`presence: true\` in Rails) refuse it.
Because the document promises little about these fields, this warns.

${nullableAdvice}`,
  rows: (known) =>
    valueRows(
      known,
      (field) =>
        field.types.includes("string") && field.format === null && field.enum === null && isDocumented(field),
      () => [{ word: "empty", value: "" }],
    ),
});
