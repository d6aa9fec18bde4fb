import { Buffer } from "node:buffer";
import { acceptFirstAdvice } from "../advice/accept-first.ts";
import type { Case, Check } from "../check.ts";
import { acknowledged } from "../expect.ts";

interface HostileRow extends Case {
  readonly body: Uint8Array;
}

/** Bodies that anybody could send; signed rightly, so that they reach the code behind the signature. */
const bodies: Readonly<Record<string, string | Uint8Array>> = {
  empty: "",
  "not-json": "hello",
  "cut-off": '{"id":"sub_1","event":"conversation.created","conversation":{"enterprise_id":',
  null: "null",
  number: "42",
  list: "[]",
  "empty-object": "{}",
  "event-is-a-number": '{"event":5,"conversation":[]}',
  "event-of-objects": '{"event":"__proto__","__proto__":{"polluted":true},"constructor":{"prototype":{}}}',
  "without-business-data":
    '{"id":"sub_1","event":"conversation.created","enterprise_token":"1","created_at":1}',
  "invalid-utf8": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  "byte-order-mark": '\ufeff{"event":"conversation.created"}',
  "ten-thousand-brackets": "[".repeat(10_000),
  "huge-number":
    '{"created_at":1e999,"event":"cdr.hangup","cdr":{"duration":123456789012345678901234567890}}',
};

export const answersAfterHostileRequest: Check<HostileRow> = {
  id: "answers-after-hostile-request",
  title: "After a request that makes no sense the receiver still works",
  section: "1.2",
  also: ["7.2"],
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `What the receiver makes of nonsense is its own affair. But the next authentic notification must be acknowledged:
an exception outside of any \`try\`, a promise that nobody awaits, a stack that overflows or a prototype that was polluted
must not take the receiver away from everybody else. The requests are signed rightly, so that they reach the code behind
the signature.

- Express 4: wrap async handlers, or \`process.on("unhandledRejection")\` and exit; Express 5, Fastify, NestJS, Next.js catch. An \`"error"\` event without a listener ends the process everywhere.
- Flask, Django, Spring, PHP and Rails answer 500 by themselves; mind threads of your own.
- Go: \`net/http\` recovers in the handler's goroutine, not in those that you start.

${acceptFirstAdvice}`,
  cases: () =>
    Object.entries(bodies).map(([id, body]) => ({
      id,
      topic: null,
      body: typeof body === "string" ? Buffer.from(body, "utf8") : body,
    })),
  async run({ row, notification, deliver }) {
    await deliver(notification(), { signedBody: row.body }, "observe");
    return acknowledged(await deliver(notification()), "the authentic notification afterwards");
  },
};
