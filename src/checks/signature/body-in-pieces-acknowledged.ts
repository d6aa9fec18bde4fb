import type { Notification } from "../../contract/notification.ts";
import type { Pace } from "../../wire/request.ts";
import type { CheckContext } from "../check.ts";
import { withText } from "../free-text.ts";
import type { Variation } from "../variation-check.ts";
import { variationCheck } from "../variation-check.ts";

/** Long enough that no receiver gets both pieces at once, short enough to wait for. */
const pauseMs = 25;

const paces: Readonly<Record<string, (body: Uint8Array) => Pace>> = {
  "inside-a-character": (body) => ({ cuts: [insideCharacter(body)], pauseMs }),
  "head-first": () => ({ cuts: [0], pauseMs }),
  "inside-every-character": (body) => ({ cuts: everyCharacter(body).slice(0, 8), pauseMs: 5 }),
  "last-byte-late": (body) => ({ cuts: [body.length - 1], pauseMs: pauseMs * 6 }),
};

export const bodyInPiecesAcknowledged = variationCheck({
  id: "body-in-pieces-acknowledged",
  title: "A body that arrives in pieces is acknowledged",
  section: "5.1",
  also: ["4.1/body"],
  explain: `TCP delivers bytes, in whatever pieces the network makes of them; a piece may end inside a character. Reading
once gives a part of the body, and turning pieces into text one by one (\`body += chunk\`) makes \`\\ufffd\` of a character
that was cut, so that the hash is right only for small bodies and never in production.

Collect bytes, put them together at the end, then hash:

- Node.js, Express: \`chunks.push(chunk)\` and \`Buffer.concat(chunks)\`, or \`express.raw()\`; Fastify: \`parseAs: "buffer"\`; NestJS, Next.js: the raw body that they offer.
- Python's \`http.server\`: \`self.rfile.read(int(self.headers["Content-Length"]))\`. Flask, Django: \`get_data()\`, \`request.body\`.
- Spring: \`byte[]\` as the parameter, not one \`read(buffer)\`. Go: \`io.ReadAll\`, not one \`Read\`.
- PHP: \`file_get_contents("php://input")\`, not one \`fread\`. Rails: \`request.raw_post\`.`,
  rows: () =>
    Object.entries(paces).map(([id, paceOf]): Variation => ({
      id,
      topic: null,
      ...(id === "inside-a-character" ? {} : { thorough: true }),
      vary: (context) => withText(context, "您好，发票已经寄出，请查收。"),
      tampering: (context: CheckContext, made: Notification) => ({
        pace: paceOf(context.request(made).body),
      }),
    })),
});

/** Offsets that lie inside characters of several bytes. */
function everyCharacter(body: Uint8Array): number[] {
  return [...body.keys()].filter((offset) => offset > 0 && ((body[offset] ?? 0) & 0xc0) === 0x80);
}

/** The first offset inside a character; the middle of an ASCII body. */
function insideCharacter(body: Uint8Array): number {
  return everyCharacter(body)[0] ?? Math.floor(body.length / 2);
}
