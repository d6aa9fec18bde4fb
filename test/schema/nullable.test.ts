import { expect, test } from "vitest";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { createAjv } from "../../src/schema/ajv.ts";
import { withNullableFields } from "../../src/schema/nullable.ts";

const string = { type: "string" } as const;

test.each<[string, JsonSchema, JsonSchema]>([
  ["a type", string, { type: ["string", "null"] }],
  ["several types", { type: ["string", "integer"] }, { type: ["string", "integer", "null"] }],
  ["a type with null already", { type: ["string", "null"] }, { type: ["string", "null"] }],
  ["an enumeration", { type: "string", enum: ["a"] }, { type: ["string", "null"], enum: ["a", null] }],
  ["a constant", { const: 1 }, { enum: [1, null] }],
  ["a constant null", { const: null }, { enum: [null] }],
  ["no type at all", { description: "any" }, { description: "any" }],
  ["true", true, true],
  ["a reference", { $ref: "#/$defs/a" }, { anyOf: [{ $ref: "#/$defs/a" }, { type: "null" }] }],
  ["alternatives", { oneOf: [string] }, { anyOf: [{ anyOf: [string] }, { type: "null" }] }],
  ["a list", { type: "array", items: string }, { type: ["array", "null"], items: string }],
])("a field with %s may be null", (_, property, nullable) => {
  const schema = { type: "object", properties: { a: property } } as const;
  expect(withNullableFields(schema)).toEqual({ type: "object", properties: { a: nullable } });
});

test.each<[string, JsonSchema, unknown]>([
  ["under a pattern", { patternProperties: { "^a": string } }, { a: null }],
  ["with any other name", { additionalProperties: string }, { a: null }],
  [
    "of an object in an object",
    { properties: { a: { type: "object", properties: { b: string } } } },
    { a: { b: null } },
  ],
  [
    "of a list item",
    { properties: { a: { type: "array", items: { properties: { b: string } } } } },
    { a: [{ b: null }] },
  ],
  ["of a referenced schema", { $ref: "#/$defs/x", $defs: { x: { properties: { a: string } } } }, { a: null }],
  [
    "in a condition's consequence",
    { if: { required: ["a"] }, then: { properties: { a: string } } },
    { a: null },
  ],
  [
    "that tells alternatives apart",
    { oneOf: [{ properties: { a: { const: 1 } } }, { properties: { a: { const: 2 } } }] },
    { a: null },
  ],
  [
    "that a condition asks about",
    {
      if: { properties: { a: { const: 1 } }, required: ["a"] },
      then: { properties: { b: { const: 1 } } },
      else: { properties: { b: { const: 2 } } },
    },
    { a: null, b: 2 },
  ],
])("a null is valid for a field %s", (_, schema, value) => {
  expect(createAjv(false).compile(withNullableFields(schema) as object)(value)).toBe(true);
});

test.each<[string, JsonSchema, unknown]>([
  ["the data itself", { type: "object" }, null],
  ["an item of a list", { properties: { a: { type: "array", items: string } } }, { a: [null] }],
  [
    "a null where a condition forbids the rest",
    { properties: { a: string }, not: { required: ["b"] } },
    { b: null },
  ],
])("%s stays as it was", (_, schema, value) => {
  expect(createAjv(false).compile(withNullableFields(schema) as object)(value)).toBe(false);
});
