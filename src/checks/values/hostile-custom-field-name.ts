import { tolerantAdvice } from "../advice/tolerant.ts";
import { customFieldRows } from "../rows/custom-field-rows.ts";
import { variationCheck } from "../variation-check.ts";

const names: Readonly<Record<string, string>> = {
  empty: "",
  proto: "__proto__",
  constructor: "constructor",
  prototype: "prototype",
  toString: "toString",
  hasOwnProperty: "hasOwnProperty",
  "mongo-operator": "$where",
};

export const hostileCustomFieldName = variationCheck({
  id: "hostile-custom-field-name",
  title: "Custom customer fields are acknowledged under names that mean something to programs",
  section: "2.6/custom-fields",
  level: "should",
  explain: `"User-defined customer fields, possibly several": nothing keeps anybody from calling one \`constructor\` or
\`__proto__\`. Merging such a body into an object of JavaScript changes every object; Fastify and NestJS with Fastify refuse
it by default (\`onProtoPoisoning\`), which is safe but loses the notification. Because protection may be wanted, this
warns.

Keep such fields in a \`Map\` or \`Object.create(null)\`, or as JSON text.

${tolerantAdvice}`,
  rows: (known) => customFieldRows(known, names),
});
