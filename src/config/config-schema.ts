import type { JsonObject } from "../json/json.ts";
import { configRows } from "./config-rows.ts";
import { settingRows } from "./setting-rows.ts";
import { schemaOfShape } from "./value-shape.ts";

/**
 * The JSON Schema of hookproof.yaml; published as `schemas/config.schema.json` by `npm run generate`.
 *
 * @param foreign schemas of the keys that other parts of hookproof read
 */
export function configSchema(foreign: { readonly observe: JsonObject }): JsonObject {
  const rows = [
    ...Object.entries(configRows).map(
      ([name, { about, shape }]) => [name, about, schemaOfShape(shape)] as const,
    ),
    ...Object.values(settingRows).map(
      ({ name, about, shape }) => [name, about, schemaOfShape(shape)] as const,
    ),
  ];
  const properties = rows.map(([name, about, schema]) => [name, { description: about, ...schema }] as const);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://unpkg.com/hookproof/schemas/config.schema.json",
    title: "hookproof.yaml",
    description:
      "How hookproof plays the platform in this project. Every key is the option of the same name.",
    type: "object",
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(properties),
      ...foreign,
      "known-failures": {
        description: "Rows that are known to fail: they do not fail the run until they pass",
        type: "array",
        items: {
          type: "object",
          additionalProperties: false,
          required: ["check", "reason"],
          properties: {
            check: { description: "Id of the check", type: "string", minLength: 1 },
            case: { description: "Row of the check; all of its rows if absent", type: "string" },
            reason: { description: "Why it fails and is tolerated", type: "string", minLength: 1 },
          },
        },
      },
    },
  };
}
