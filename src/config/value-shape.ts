import type { JsonObject } from "../json/json.ts";
import { durationPattern } from "../yaml/duration.ts";

/** What a value may be, once for the command line, for hookproof.yaml and for the published schema. */
export type ValueShape =
  | { readonly is: "text"; readonly pattern?: string }
  | { readonly is: "choice"; readonly of: readonly string[] }
  | { readonly is: "flag" }
  /** A time with its unit, such as `10s`. */
  | { readonly is: "duration" }
  | { readonly is: "whole"; readonly least: number }
  /** A list of words; on the command line with commas or given several times. */
  | { readonly is: "words"; readonly of?: readonly string[] }
  /** Named texts; on the command line `name=text`, given several times. */
  | { readonly is: "pairs"; readonly keys?: readonly string[]; readonly pattern?: string };

/** The JSON Schema of such a value in hookproof.yaml. */
export function schemaOfShape(shape: ValueShape): JsonObject {
  switch (shape.is) {
    case "text":
      return {
        type: "string",
        minLength: 1,
        ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }),
      };
    case "choice":
      return { enum: shape.of };
    case "flag":
      return { type: "boolean" };
    case "duration":
      return { type: "string", pattern: durationPattern };
    case "whole":
      return { type: "integer", minimum: shape.least };
    case "words":
      return {
        type: "array",
        items: shape.of === undefined ? { type: "string", minLength: 1 } : { enum: shape.of },
      };
    case "pairs": {
      const value = schemaOfShape({
        is: "text",
        ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }),
      });
      if (shape.keys === undefined) return { type: "object", additionalProperties: value };
      const properties = Object.fromEntries(shape.keys.map((key) => [key, value]));
      return { type: "object", additionalProperties: false, properties };
    }
  }
}
