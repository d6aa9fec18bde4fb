/** What goes wrong when requests overlap, per framework. */
export const sharedStateAdvice = `Keep nothing of a request in a variable that outlives it:

- Express, Fastify, NestJS, Next.js: no \`let body\` or \`const hash = createHash(…)\` at the top of a module; a hash can be used once. NestJS providers are singletons. After each \`await\` another request may have run.
- Flask, Django: no module globals, no attributes on views or apps; SQLite needs a \`timeout\`, and \`select_for_update\` or unique indexes with \`ON CONFLICT\` make "look, then insert" safe.
- Spring: no fields in controllers; \`MessageDigest\` and \`SimpleDateFormat\` are not for several threads.
- Go: handlers run in parallel; a map without a mutex ends the process ("concurrent map writes"), a shared \`hash.Hash\` mixes.
- PHP: rows and files are shared, so lock or use a transaction. Rails: \`create_or_find_by\`, no class variables, enough connections in the pool.`;
