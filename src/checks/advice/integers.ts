/** How to keep large integers exact, per language. */
export const integerAdvice = `JavaScript rounds beyond 2^53 and databases overflow beyond their column's type:

- Express, Fastify, NestJS, Next.js: \`JSON.parse\` rounds silently. Keep the raw body and read ids with a parser that keeps digits (\`json-bigint\`, the source text of a reviver), or store them as text.
- Flask, Django: Python's integers are exact; the column must be \`BigInteger\` or \`BigIntegerField\`.
- Spring: \`Long\` (\`int\` and \`Integer\` throw beyond 2^31), column \`bigint\`.
- Go: \`int64\`; decoding into \`any\` gives a rounded float64, so \`decoder.UseNumber()\`.
- PHP: 64 bit integers are exact; column \`BIGINT\`. Rails: \`t.bigint\`, else \`ActiveModel::RangeError\`.`;
