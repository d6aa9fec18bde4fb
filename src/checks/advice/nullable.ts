/** How to read fields that may be null, per language. */
export const nullableAdvice = `Treat each field of business data as one that may be null, and store it as such:

- TypeScript (Express, Fastify, NestJS, Next.js): \`data.name?.trim() ?? null\`; in a validator \`z.string().nullable()\`, \`@IsOptional()\`, or \`type: ["string", "null"]\`. A default (\`{ name = "" }\`) does not apply to null.
- Python (Flask, Django): \`(data.get("name") or "")\`, since \`data.get("name", "")\` gives None for null; in pydantic \`str | None = None\`, in serializers \`allow_null=True\`.
- Spring: wrappers (\`Long\`, not \`long\`), no \`@NotNull\`; mind unboxing and \`switch\` over null.
- Go: pointers (\`*string\`) or \`sql.NullString\` where null and empty differ; plain fields keep their zero value.
- PHP: \`?string\`, \`$data["name"] ?? ""\`; in Laravel the rule \`nullable\`.
- Rails: \`data["name"]&.strip\`, columns without \`null: false\`.`;
