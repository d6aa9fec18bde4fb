/** How to read JSON that has more in it than one knows, per language. */
export const tolerantAdvice = `Read what you know and ignore the rest:

- Express, Fastify, NestJS, Next.js: no \`additionalProperties: false\`, no \`.strict()\`, no \`forbidNonWhitelisted\` on what the platform sends.
- Flask, Django: pydantic \`extra="ignore"\` (its default), marshmallow \`unknown=EXCLUDE\`; never \`Model(**data)\`.
- Spring: \`@JsonIgnoreProperties(ignoreUnknown = true)\` or \`FAIL_ON_UNKNOWN_PROPERTIES\` off.
- Go: no \`DisallowUnknownFields\`.
- PHP: no \`new Entity(...$data)\`; Symfony: \`ALLOW_EXTRA_ATTRIBUTES\` left on.
- Rails: \`data.slice("id", "name")\` before \`create!\`, which raises for unknown attributes.`;
