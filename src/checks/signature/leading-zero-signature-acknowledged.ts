import type { Notification } from "../../contract/notification.ts";
import type { Case, Check, CheckContext } from "../check.ts";
import { acknowledged } from "../expect.ts";

interface BeginningRow extends Case {
  readonly beginning: RegExp;
}

export const leadingZeroSignatureAcknowledged: Check<BeginningRow> = {
  id: "leading-zero-signature-acknowledged",
  title: "A signature that begins with zero is accepted",
  section: "5.3",
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `One signature in sixteen begins with a zero. Code that turns the hash into a number, or each byte into hexadecimal
digits without filling up to two, drops zeros: its signatures are now and then too short, and one notification in
sixteen, or three in four, is refused for no reason that anybody sees.

- Express, Fastify, NestJS, Next.js: \`digest("hex")\`; else \`byte.toString(16).padStart(2, "0")\`.
- Flask, Django: \`hexdigest()\`, not \`hex(int)\`. PHP: \`sha1($text)\`, not \`dechex\`. Rails: \`Digest::SHA1.hexdigest\`.
- Spring: \`HexFormat.of().formatHex(bytes)\` or \`String.format("%02x", b)\`, not \`new BigInteger(1, bytes).toString(16)\`. Go: \`hex.EncodeToString(sum[:])\` or \`%x\` of the whole slice.`,
  cases: () => [
    { id: "first-digit", topic: null, beginning: /^0/ },
    { id: "in-a-later-byte", topic: null, beginning: /^[1-9a-f].(?:..)*0./ },
  ],
  async run(context) {
    return acknowledged(await context.deliver(signedLike(context)));
  },
};

/** The first notification of this row whose signature begins as wanted; one in sixteen at the rarest. */
function signedLike({ row, notification, request, signature }: CheckContext<BeginningRow>): Notification {
  let made = notification();
  for (let tries = 0; tries < 200 && !row.beginning.test(signature(request(made).body)); tries++)
    made = notification();
  return made;
}
