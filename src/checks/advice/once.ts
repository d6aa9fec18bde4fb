/** How to let a notification have its effect once, per framework. */
export const onceAdvice = `Let a notification count exactly once: verify, write it and its effect in one transaction, answer 200 when that is
done, and recognise a repetition by a hash of the whole body, not by the id.

- Express, Fastify, NestJS, Next.js: await the write before \`res.status(200).end()\`; a queue's job id may be the hash.
- Flask, Django: \`transaction.atomic()\`; Celery after \`on_commit\`. Spring: \`@Transactional\`. Rails: \`transaction do\`, jobs after commit.
- Go, PHP: one transaction per notification; check the error of \`Commit\`.`;
