import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Topic } from "../../src/contract/topics.ts";
import { topicNames } from "../../src/contract/topics.ts";
import { vectors } from "../../src/export/vectors.ts";
import { jsonOf } from "../../src/json/json-of.ts";
import { parseTree } from "../../src/json/parse-tree.ts";
import { validatorOf } from "../../src/schema/validator.ts";
import { secretText, sourceOf } from "./source.ts";

interface Vector {
  readonly code: string;
  readonly valid: boolean;
  readonly body_base64: string;
  readonly secret: string;
  readonly signature: string;
  readonly topic: Topic;
  readonly pointer: string | null;
}
const source = sourceOf();
const file = JSON.parse(vectors.write(source)) as Readonly<
  Record<"signatures" | "payloads", readonly Vector[]>
>;
const bodyOf = ({ body_base64 }: Vector) => Buffer.from(body_base64, "base64");

describe("the vectors", () => {
  test.each(file.signatures.map((vector) => [vector.code, vector] as const))(
    "the signature %s is right or wrong as it says",
    (_, vector) => {
      const right = createHash("sha1").update(bodyOf(vector)).update(vector.secret, "utf8").digest("hex");
      expect(vector.signature === right).toBe(vector.valid);
    },
  );

  test("the payloads are signed, documented where they say so, and mismatch at their pointer where not", () => {
    const validate = validatorOf(source.schemas);
    for (const vector of file.payloads) {
      const mismatches = validate(jsonOf(parseTree(bodyOf(vector))), vector.topic);
      expect([vector.code, [...new Set(mismatches.map(({ pointer }) => pointer))]]).toEqual([
        vector.code,
        vector.valid ? [] : [vector.pointer],
      ]);
      const right = createHash("sha1").update(bodyOf(vector)).update(vector.secret).digest("hex");
      expect(vector.signature).toBe(right);
    }
  });

  test("codes are unique and cover every topic, every field null, and each way to be wrong", () => {
    const codes = [...file.signatures, ...file.payloads].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(topicNames.map((topic) => `documented-${topic}`)));
    expect(codes).toEqual(
      expect.arrayContaining([
        "null-cdr.duration",
        "null-new_ticket.customer.weixin",
        "null-new_ticket.ticket.*.fieldValue",
      ]),
    );
    expect(file.signatures.filter(({ valid }) => !valid).length).toBeGreaterThanOrEqual(14);
    expect(file.payloads.filter(({ valid }) => !valid).length).toBeGreaterThanOrEqual(15);
  });

  test("the secret of the export is not used", () => {
    expect(vectors.write(source)).not.toContain(secretText);
  });
});
