import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { secretOf } from "../../src/wire/secret.ts";
import { signatureMatches, signatureOf } from "../../src/wire/signature.ts";
import file from "../../vectors/signature.json" with { type: "json" };

describe.each(file.vectors)("vector $id: $title", ({ secret, bodyText, bodyBase64, signature, code }) => {
  const body = Buffer.from(bodyBase64, "base64");
  const bytes = secretOf(secret).bytes();

  it(`is ${code}`, () => {
    expect(codeOf(body, bytes, signature)).toBe(code);
  });

  it("has the same body as text and as Base64", () => {
    if (bodyText !== null) expect(Buffer.from(bodyText)).toEqual(body);
  });
});

function codeOf(body: Uint8Array, secret: Uint8Array, signature: string | null): string {
  if (signature === null) return "missing";
  if (Buffer.byteLength(signature) !== 40)
    return signatureMatches(body, secret, signature) ? "authentic" : "length";
  return signatureMatches(body, secret, signature) ? "authentic" : "mismatch";
}

it("signs bodies of any size as SHA1 over body and secret", () => {
  const secret = Buffer.from("s3cret");
  for (const length of [0, 1, 65_529, 65_530, 65_531, 1_000_000]) {
    const body = Buffer.alloc(length, "陈");
    expect(signatureOf(body, secret)).toBe(createHash("sha1").update(body).update(secret).digest("hex"));
  }
});

it("does not take a character for the digit in its lower byte", () => {
  const body = Buffer.from("{}");
  const right = signatureOf(body, Buffer.from("s"));
  const forged = [...right].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0x100)).join("");
  expect(signatureMatches(body, Buffer.from("s"), forged)).toBe(false);
});

it("never shows a secret", () => {
  const secret = secretOf("CANARY");
  for (const shown of [
    String(secret),
    JSON.stringify({ secret }),
    inspect({ secret }, { showHidden: true }),
    `${secret}`,
  ])
    expect(shown).not.toContain("CANARY");
});
