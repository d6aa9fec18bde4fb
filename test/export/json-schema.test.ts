import { expect, test } from "vitest";
import { topicNames } from "../../src/contract/topics.ts";
import { jsonSchema } from "../../src/export/json-schema.ts";
import { createAjv } from "../../src/schema/ajv.ts";
import { projectionOf } from "../../src/schema/projection.ts";
import { sourceOf } from "./source.ts";

const source = sourceOf();
const validate = createAjv(true).compile(JSON.parse(jsonSchema.write(source)) as object);

test.each(topicNames)("one file validates %s", (topic) => {
  validate(projectionOf(source.sample(topic)));
  expect(validate.errors ?? []).toEqual([]);
});

test("the file refers to no other", () => {
  const refs = jsonSchema.write(source).match(/"\$ref": "[^"]*"/g) ?? [];
  expect(refs.filter((ref) => !ref.includes('"#/'))).toEqual([]);
  expect(refs.length).toBeGreaterThan(13);
});

test("only the subscribed topics are in it", () => {
  const text = jsonSchema.write(sourceOf({ settings: { topics: ["cdr.hangup"] } }));
  const { $defs } = JSON.parse(text) as { $defs: object };
  expect(Object.keys($defs)).toEqual(["cdr.hangup", "cdr"]);
});
