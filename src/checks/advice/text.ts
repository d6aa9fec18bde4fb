/** How to keep texts whole, per language and store. */
export const textAdvice = `Texts come as UTF-8 and must be kept, compared and shown as such:

- MySQL: \`utf8mb4\` for columns and connection; \`utf8\` refuses characters of four bytes with "Incorrect string value". Columns wide enough, or \`TEXT\`.
- Express, Fastify, NestJS, Next.js: \`JSON.stringify\` is safe in JSON, not inside \`<script>\`; escape when showing.
- Flask, Django: never \`.encode("ascii")\` or \`latin-1\`; open files with \`encoding="utf-8"\`; log with \`%r\`.
- Spring: \`StandardCharsets.UTF_8\` named everywhere (\`getBytes()\` and \`FileReader\` take the platform's). Go: \`[]rune\` to cut. PHP: \`mb_*\` functions. Rails: \`force_encoding("UTF-8")\`.
- Placeholders in SQL, always.`;
