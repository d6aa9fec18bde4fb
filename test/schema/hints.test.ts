import { Module } from "node:module";
import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { compile } from "../../src/generate/compile.ts";
import { hintOf, hintProblem } from "../../src/generate/hint-of.ts";
import { streamOf } from "../../src/generate/stream.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { isSchemaObject } from "../../src/schema/json-schema.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { subschemasOf } from "../../src/schema/subschemas.ts";

const schemas = Object.values(loadSchemas({ settings: defaultSettings }).of);

function hintsOf(schema: JsonSchema): readonly string[] {
  const below = subschemasOf(schema).flatMap(([, subschema]) => hintsOf(subschema));
  const hint = isSchemaObject(schema) ? schema["x-faker"] : undefined;
  return hint === undefined ? below : [JSON.stringify(hint), ...below];
}

describe("the hints of the shipped schemas", () => {
  const named = [...new Set(schemas.flatMap(({ schema }) => hintsOf(schema)))].toSorted();

  test.each(named)("%s exists and makes the same of the same stream", (text) => {
    const hint = JSON.parse(text) as unknown;
    expect(hintProblem(hint)).toBeUndefined();
    const value = () => hintOf(hint)?.(streamOf(1, text));
    expect(value()).toBeDefined();
    expect(value()).toEqual(value());
  });

  test("faker is never loaded for them", () => {
    for (const { kind, schema } of schemas) compile(schema)(streamOf(1, kind));
    const loaded = Object.keys((Module as unknown as { _cache: object })._cache);
    expect(loaded.filter((file) => file.includes("@faker-js"))).toEqual([]);
  });
});
