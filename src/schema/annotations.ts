import { gaps } from "../contract/gaps.ts";
import type { SchemaObject } from "./json-schema.ts";

/** The keywords of ours that only annotate, each with the schema that its value must meet. */
export const annotations = {
  "x-faker": {
    description: "Where realistic values come from: a hint, alone or with its arguments.",
    anyOf: [{ type: "string" }, { type: "array", prefixItems: [{ type: "string" }], minItems: 1 }],
  },
  "x-assumed": {
    description: "Why a field is here that the document does not show.",
    type: "string",
    minLength: 1,
  },
  "x-gap": {
    description: "Gaps of the document that the shape of a documented field hangs on.",
    type: "array",
    items: { enum: Object.keys(gaps) },
  },
  "x-title-zh": { description: "The title in Chinese.", type: "string", minLength: 1 },
} as const satisfies Record<string, SchemaObject>;
