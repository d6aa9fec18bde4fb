import { Buffer } from "node:buffer";
import { rawBodyAdvice } from "../advice/raw-body.ts";
import { forgedCheck, forgery } from "../forged-check.ts";

export const changedBodyNotAcknowledged = forgedCheck({
  id: "changed-body-not-acknowledged",
  title: "A body that was changed after signing is not acknowledged",
  section: "5.1",
  also: ["5.4", "4.1/body"],
  hint: "Does the hash cover every byte of the body as it came?",
  explain: `The signature is right for the body as it was, then something changes: a digit, the end, only white space.
The last is harmless, and tells the most: a receiver that takes it hashes its own JSON in place of the bytes that came,
and will refuse authentic notifications as soon as the platform writes JSON differently.

${rawBodyAdvice}`,
  rows: () => [
    forgery("digit-in-the-envelope", ({ request }, made) => ({
      body: replaced(request(made).body, `"created_at":`, (digits) => String(Number(digits) - 1)),
    })),
    forgery("space-appended", ({ request }, made) => ({
      body: Buffer.concat([request(made).body, Buffer.from(" ")]),
    })),
    forgery("field-appended", ({ request }, made) => ({
      body: Buffer.concat([request(made).body.subarray(0, -1), Buffer.from(',"forged":true}')]),
    })),
    forgery("white-space-between", ({ request }, made) => ({
      body: request(made, { style: "spaced" }).body,
    })),
    forgery("keys-in-another-order", ({ request }, made) => ({
      body: request(made, { style: "reversed-keys" }).body,
    })),
    forgery("cut-off", ({ request }, made) => ({ body: request(made).body.subarray(0, -1) })),
  ],
});

/** The body with another number behind a key of the envelope; the same length, so that nothing else tells. */
function replaced(body: Uint8Array, key: string, change: (digits: string) => string): Uint8Array {
  const text = Buffer.from(body).toString("utf8");
  const start = text.indexOf(key) + key.length;
  const digits = /^\d+/.exec(text.slice(start))?.[0] ?? "";
  return Buffer.from(text.slice(0, start) + change(digits) + text.slice(start + digits.length), "utf8");
}
