import { Buffer } from "node:buffer";
import { createHash, createHmac } from "node:crypto";
import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { JsonObject } from "../json/json.ts";
import { schemaText } from "../schema/schema-text.ts";
import { signatureOf } from "../wire/signature.ts";
import { styleIds, styles, writeStyled } from "../wire/style.ts";
import type { Exporter, ExportSource } from "./exporter.ts";
import { payloadsOf } from "./payloads.ts";

/** Published with the vectors; nobody's secret. */
const vectorSecret = "hookproof-vector-secret";

/**
 * Test vectors for unit tests in any language, each with a stable code. Positive and negative signatures, over bytes in
 * every style that a receiver must take, and notifications as they may and may not be. They are made with a secret of their
 * own, which is part of the file.
 */
export const vectors: Exporter = {
  id: "vectors",
  title: "Signature and payload vectors for unit tests in any language",
  fileName: "vectors.json",
  write(source) {
    return schemaText({
      about:
        "signature = SHA1(body bytes followed by secret bytes), 40 lower-case hexadecimal digits. `valid` says whether a receiver takes the signature for authentic, or the payload for documented. Bodies are given in base64, since the bytes count.",
      header: source.schemas.settings.signatureHeader,
      signatures: [...authentic(source), ...forged(source)],
      payloads: payloadsOf(source).map(({ notification, ...row }) => ({
        ...row,
        ...signed(Buffer.from(writeStyled(notification, "compact")), vectorSecret),
      })),
    });
  },
};

function authentic(source: ExportSource): readonly JsonObject[] {
  const sample = source.sample(sampleTopic(source));
  const inStyles = styleIds
    .filter((style) => styles[style].must)
    .map((style) => vector(`style-${style}`, styles[style].title, writeStyled(sample, style)));
  return [
    ...inStyles,
    vector("empty-body", "An empty body", ""),
    vector("emoji", "Characters beyond the basic plane", '{"text":"😀 林晓雨"}'),
    vector("not-utf8", "Bytes that are not UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
    vector("long-body", "A body of 20,000 bytes", "a".repeat(20_000)),
    vector("secret-chinese", "A secret beyond ASCII", "{}", "密钥"),
    vector("secret-spaces", "A secret that begins and ends with a space", "{}", " secret "),
    vector("secret-long", "A secret longer than a block of SHA1", "{}", "s".repeat(200)),
  ];
}

function forged(source: ExportSource): readonly JsonObject[] {
  const body = Buffer.from(writeStyled(source.sample(sampleTopic(source)), "compact"));
  const right = signatureOf(body, Buffer.from(vectorSecret));
  const sha1 = (...parts: readonly (string | Uint8Array)[]) => {
    const hash = createHash("sha1");
    for (const part of parts) hash.update(part);
    return hash;
  };
  const rows: readonly (readonly [code: string, title: string, signature: string])[] = [
    ["last-digit", "The last digit is another", right.slice(0, -1) + (right.endsWith("0") ? "1" : "0")],
    ["empty", "An empty signature", ""],
    ["truncated", "The last digit is missing", right.slice(0, -1)],
    ["extended", "One digit too many", `${right}0`],
    ["zeros", "Forty zeros", "0".repeat(40)],
    ["prefixed", "A prefix that other services write", `sha1=${right}`],
    ["base64", "The hash in base64", sha1(body, vectorSecret).digest("base64")],
    ["foreign-secret", "Signed with another secret", signatureOf(body, Buffer.from("another-secret"))],
    ["no-secret", "Hashed without the secret", sha1(body).digest("hex")],
    ["secret-first", "The secret before the body", sha1(vectorSecret, body).digest("hex")],
    ["secret-newline", "A line feed after the secret", sha1(body, vectorSecret, "\n").digest("hex")],
    ["hmac", "HMAC-SHA1", createHmac("sha1", vectorSecret).update(body).digest("hex")],
    ["sha256", "SHA-256", createHash("sha256").update(body).update(vectorSecret).digest("hex")],
    [
      "other-body",
      "The signature of another body",
      signatureOf(Buffer.from("{}"), Buffer.from(vectorSecret)),
    ],
  ];
  return rows.map(([code, title, signature]) => ({
    code: `forged-${code}`,
    title,
    valid: false,
    ...signed(body, vectorSecret),
    signature,
  }));
}

function vector(code: string, title: string, body: string | Uint8Array, secret = vectorSecret): JsonObject {
  return { code, title, valid: true, ...signed(Buffer.from(body), secret) };
}

function signed(body: Uint8Array, secret: string) {
  const signature = signatureOf(body, Buffer.from(secret));
  return { body_base64: Buffer.from(body).toString("base64"), secret, signature };
}

/** The first topic whose text is Chinese in any case; any other if it is not subscribed to. */
function sampleTopic({ schemas }: ExportSource): Topic {
  const { topics: subscribed } = schemas.settings;
  return (
    subscribed.find((topic) => topics[topic].kind === "new_ticket") ?? subscribed[0] ?? "new_ticket.comment"
  );
}
