import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createEvaluate } from "../../src/generate/canonical/evaluate.ts";
import { createPlaces } from "../../src/generate/canonical/place.ts";
import { indexSchemas } from "../../src/generate/canonical/schema-index.ts";
import { keywords } from "../../src/generate/keywords/index.ts";
import type { Json } from "../../src/json/json.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";

interface Group {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

const folder = new URL("../../node_modules/json-schema-test-suite/tests/draft4/", import.meta.url);
const draft4 = "http://json-schema.org/draft-04/schema#";

/** Needs documents from a server of the suite's. */
const remote = new Set(["refRemote.json"]);

describe("what the keywords hold of a value", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json") && !remote.has(file));

  it.each(files)("agrees with the official test suite: %s", (file) => {
    const groups = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as readonly Group[];
    for (const { schema, description, tests } of groups) {
      const dated: JsonSchema = typeof schema === "object" ? { $schema: draft4, ...schema } : schema;
      const evaluate = createEvaluate(createPlaces(indexSchemas(dated)));
      for (const test of tests)
        expect(evaluate(dated, test.data), `${description}: ${test.description}`).toBe(test.valid);
    }
  });

  it("has every keyword that constrains a value tell whether it holds, and know its negation or be one", () => {
    const constraining = keywords.filter(({ narrow }) => narrow !== undefined);
    expect(constraining.filter(({ holds }) => holds === undefined).map(({ name }) => name)).toEqual([]);
    const without = constraining.filter(({ negation }) => negation === undefined).map(({ name }) => name);
    expect(without.filter((name) => !name.startsWith("hookproof:"))).toEqual([]);
  });
});
