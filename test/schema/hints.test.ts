import { faker } from "@faker-js/faker/locale/zh_CN";
import { expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { hints } from "../../src/generate/hints.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { isSchemaObject } from "../../src/schema/json-schema.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { subschemasOf } from "../../src/schema/subschemas.ts";

function hintsOf(schema: JsonSchema): readonly string[] {
  const below = subschemasOf(schema).flatMap(([, subschema]) => hintsOf(subschema));
  const hint = isSchemaObject(schema) ? schema["x-faker"] : undefined;
  return hint === undefined ? below : [typeof hint === "string" ? hint : hint[0], ...below];
}

const named = Object.values(loadSchemas({ settings: defaultSettings }).of).flatMap(({ schema }) =>
  hintsOf(schema),
);

test.each([...new Set(named)].toSorted())("the hint %s is one of ours or a method of faker", (hint) => {
  const [module = "", method = ""] = hint.split(".");
  const modules = faker as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  expect(Object.hasOwn(hints, hint) || typeof modules[module]?.[method] === "function").toBe(true);
});
