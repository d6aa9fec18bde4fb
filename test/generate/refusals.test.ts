import { describe, expect, it } from "vitest";
import { HookproofError } from "../../src/errors.ts";
import { compile } from "../../src/generate/compile.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";

function refusalOf(schema: JsonSchema): HookproofError {
  try {
    compile(schema);
  } catch (error) {
    if (error instanceof HookproofError) return error;
    throw error;
  }
  throw new Error("It compiled.");
}

const unsatisfiable: readonly (readonly [name: string, schema: JsonSchema, named: readonly string[]])[] = [
  ["lengths that cross", { type: "string", minLength: 5, maxLength: 3 }, ["/minLength", "/maxLength"]],
  [
    "bounds that cross",
    { type: "integer", minimum: 5, allOf: [{ maximum: 3 }] },
    ["/minimum", "/allOf/0/maximum"],
  ],
  [
    "two types at once",
    { allOf: [{ type: "string" }, { type: "integer" }] },
    ["/allOf/0/type", "/allOf/1/type"],
  ],
  ["a constant outside the list", { const: 1, enum: [2, 3] }, ["/const", "/enum"]],
  ["a listed value of another type", { type: "string", enum: [1, 2] }, ["/type", "/enum"]],
  [
    "no multiple in the range",
    { type: "integer", multipleOf: 10, minimum: 1, maximum: 9 },
    ["/multipleOf", "/minimum"],
  ],
  [
    "a pattern that cannot be so short",
    { type: "string", pattern: "^abc$", maxLength: 2 },
    ["/pattern", "/maxLength"],
  ],
  [
    "two patterns with nothing in common",
    { type: "string", pattern: "^a+$", allOf: [{ pattern: "^b+$" }] },
    ["/pattern"],
  ],
  [
    "a required property that may not be",
    { type: "object", required: ["a"], properties: { a: false } },
    ["/required"],
  ],
  [
    "a required property that no name rule allows",
    { type: "object", required: ["A"], propertyNames: { pattern: "^[a-z]$" } },
    ["/required", "/propertyNames"],
  ],
  [
    "more properties than there may be",
    { type: "object", minProperties: 3, properties: { a: true }, additionalProperties: false },
    ["/minProperties"],
  ],
  [
    "more unique items than values",
    { type: "array", uniqueItems: true, minItems: 4, items: { enum: [1, 2, 3] } },
    ["/minItems", "/uniqueItems"],
  ],
  ["endless nesting", { type: "object", required: ["a"], properties: { a: { $ref: "#" } } }, ["/"]],
  ["everything negated", { not: {} }, ["/"]],
  ["false", false, ["/"]],
];

/** Not all of these are schemas by their type, which is the point. */
const bad: readonly (readonly [name: string, schema: unknown, message: string])[] = [
  [
    "a keyword of the wrong kind",
    { properties: { a: { minimum: "5" } } },
    "/properties/a/minimum must be a number",
  ],
  ["an unknown type", { type: "text" }, "/type must be one or more of"],
  ["a pattern that is none", { items: { pattern: "(" } }, "/items/pattern must be a regular expression"],
  ["a reference to nothing", { items: { $ref: "#/$defs/x" } }, "/items: nothing is named #/$defs/x"],
  ["a hint with a slip", { "x-faker": "person.fulName" }, "did you mean person.fullName?"],
  [
    "a hint of faker's with a slip",
    { "x-faker": ["commerce.productNam"] },
    "did you mean commerce.productName?",
  ],
];

describe("a refusal", () => {
  it.each(unsatisfiable)("of %s names the keywords in conflict", (_, schema, named) => {
    const error = refusalOf(schema);
    expect(error.code).toBe("unsatisfiable-schema");
    for (const pointer of named) expect(error.message).toContain(pointer);
  });

  it.each(bad)("of %s says where it is and what would be right", (_, schema, message) => {
    const error = refusalOf(schema as JsonSchema);
    expect(error.code).toBe("bad-schema");
    expect(error.message).toContain(message);
  });

  it("of too many combinations comes soon and is no hang", () => {
    const names = Array.from({ length: 24 }, (_, index) => `p${index}`);
    const schema: JsonSchema = {
      type: "object",
      minProperties: 1,
      allOf: names.map((name) => ({ oneOf: [{ required: [name] }, { required: [`${name}x`] }] })),
      not: { anyOf: names.map((name) => ({ required: [name] })) },
      maxProperties: 3,
    };
    expect(["unsatisfiable-schema", "unsupported-schema"]).toContain(refusalOf(schema).code);
  });
});
