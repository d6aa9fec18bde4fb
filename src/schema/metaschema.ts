import type { Json } from "../json/json.ts";
import { getAt } from "../json/pointer.ts";
import { nearest } from "../json/nearest.ts";
import { createAjv } from "./ajv.ts";
import type { JsonSchema } from "./json-schema.ts";
import { projectionOf } from "./projection.ts";

/** What makes a document no JSON Schema of draft 2020-12. */
export interface SchemaMistake {
  /** JSON pointer in the schema. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
}

/** The most telling mistake of a schema, undefined if it is one. Loads ajv. */
export function mistakeIn(schema: JsonSchema): SchemaMistake | undefined {
  const ajv = createAjv(false);
  const { $schema: _, ...rest } = typeof schema === "boolean" ? {} : schema;
  if (ajv.validateSchema(projectionOf(rest as Json) as object) === true) return undefined;
  // The deepest is nearest to what the user typed; those above only follow from it.
  const [deepest] = (ajv.errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
  if (deepest === undefined) return undefined;
  const allowed: unknown = deepest.params["allowedValues"];
  const words = Array.isArray(allowed) ? allowed.map(String) : [];
  const typed = getAt(rest as Json, deepest.instancePath);
  const meant = typeof typed === "string" ? nearest(typed, words) : undefined;
  return {
    pointer: deepest.instancePath,
    message: `${deepest.message ?? "is not allowed"}${words.length === 0 ? "" : `: ${words.join(", ")}`}`,
    ...(meant === undefined ? {} : { hint: `Did you mean ${meant}?` }),
  };
}
