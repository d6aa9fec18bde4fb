import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { breakingsOf } from "../../src/generate/negative/breakings.ts";
import { streamOf } from "../../src/generate/stream.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { oracleOf } from "../corpus/oracle.mjs";

const schema: JsonSchema = {
  type: "object",
  required: ["a", "n"],
  properties: {
    a: { type: "string", minLength: 2, maxLength: 20, pattern: "^[a-z]+$" },
    n: { type: "integer", minimum: 3, maximum: 9, multipleOf: 3 },
    e: { enum: [1, 2] },
    k: { const: "x" },
    l: {
      type: "array",
      items: { type: "string", format: "email" },
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
    },
    c: { type: "array", contains: { const: 7 } },
    o: { type: "object", minProperties: 1, maxProperties: 2, propertyNames: { pattern: "^[a-z]" } },
  },
  additionalProperties: false,
  dependentRequired: { e: ["k"] },
  not: { type: "object", required: ["c", "o"] },
  anyOf: [{ required: ["e"] }, { required: ["l"] }],
};

describe("the negative twin", () => {
  const oracle = oracleOf({ schema });
  const breakings = breakingsOf(schema);

  it("knows every keyword that can be broken alone", () => {
    const names = breakings.map(({ keyword, where }) => `${where} ${keyword}`).sort();
    expect(names).toMatchInlineSnapshot(`
      [
        " additionalProperties",
        " anyOf",
        " dependentRequired",
        " not",
        " required",
        " type",
        "/a maxLength",
        "/a minLength",
        "/a pattern",
        "/a type",
        "/c contains",
        "/c type",
        "/e enum",
        "/k const",
        "/l maxItems",
        "/l minItems",
        "/l type",
        "/l uniqueItems",
        "/l/* format",
        "/l/* type",
        "/n maximum",
        "/n minimum",
        "/n multipleOf",
        "/n type",
        "/o maxProperties",
        "/o minProperties",
        "/o propertyNames",
        "/o type",
      ]
    `);
  });

  it.each(breakings.map((one) => [one.pointer, one] as const))(
    "breaks %s and nothing else",
    (_, breaking) => {
      const generate = breaking.compile();
      if (generate === undefined) throw new Error("not compiled");
      const relaxed = oracleOf({ schema: withoutKeyword(schema, breaking.pointer) });
      for (let n = 0; n < 20; n++) {
        const value = generate(streamOf(n));
        expect(oracle?.isValid(value), JSON.stringify(value)).toBe(false);
        expect(relaxed?.isValid(value), JSON.stringify(value)).toBe(true);
      }
    },
  );

  it("has no generator for what no value can break", () => {
    const [minLength] = breakingsOf({ minLength: 0 });
    expect(minLength?.compile()).toBeUndefined();
  });

  it.each(["cdr", "robot_call", "new_ticket"])(
    "makes for the shipped schema %s values that ajv rejects",
    (kind) => {
      const file = new URL(`../../schemas/${kind}.schema.json`, import.meta.url);
      const shipped = JSON.parse(readFileSync(file, "utf8")) as JsonSchema;
      const judge = oracleOf({ schema: shipped });
      const made = breakingsOf(shipped).flatMap((breaking) => breaking.compile()?.(streamOf(1)) ?? []);
      expect(made.length).toBeGreaterThan(15);
      expect(made.filter((value) => judge?.isValid(value))).toEqual([]);
    },
  );
});

function withoutKeyword(whole: JsonSchema, pointer: string): JsonSchema {
  const copy = structuredClone(whole) as Record<string, unknown>;
  const tokens = pointer.slice(1).split("/");
  const last = tokens.pop() ?? "";
  let node = copy;
  for (const token of tokens) node = node[token] as Record<string, unknown>;
  Reflect.deleteProperty(node, last);
  return copy as JsonSchema;
}
