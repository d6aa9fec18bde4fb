/** How not to lose a notification to its processing, per framework. */
export const acceptFirstAdvice = `Take the notification first and understand it later: verify, store the raw body, answer 200, and process from what is stored. What then goes wrong can be mended and done again; what was refused is lost, because the platform never repeats a push.

- Express, Fastify, NestJS, Next.js: insert into a table or a queue (BullMQ, SQS), \`res.status(200).end()\`, work in a worker. In Express 4 an async handler needs its own \`try\`: a rejected promise ends the process.
- Flask, Django: a row in a table, then Celery or RQ.
- Spring: a row or a message, then \`@Async\` or a listener; \`@ExceptionHandler\` for what is left.
- Go: a row, then a worker; \`w.WriteHeader(http.StatusOK)\` once.
- PHP: a row or a Laravel job; exceptions caught before they become a 500 page.
- Rails: \`ActiveJob.perform_later(raw)\`, then \`head :ok\`.`;
