import { styleIds, topicNames } from "../../index.ts";
import { paces } from "../playback.ts";

/** JSON Schemas that several routes take. */
export const seedSchema = { type: "integer", minimum: 0, maximum: 2 ** 31 } as const;
export const paceSchema = { enum: Object.keys(paces) } as const;
export const topicSchema = { enum: [...topicNames] } as const;
export const topicsSchema = { type: "array", minItems: 1, uniqueItems: true, items: topicSchema } as const;
export const nameSchema = { type: "string", minLength: 1, maxLength: 200 } as const;

const pointerSchema = { type: "string", maxLength: 1000, pattern: "^/" } as const;
const pointersSchema = { type: "array", maxItems: 200, items: pointerSchema } as const;

/** Changes of a notification; see `SendChange`. */
export const changeProperties = {
  set: {
    type: "array",
    maxItems: 200,
    items: {
      type: "object",
      additionalProperties: false,
      required: ["pointer", "json"],
      properties: { pointer: pointerSchema, json: { type: "string", maxLength: 100_000 } },
    },
  },
  null: pointersSchema,
  omit: pointersSchema,
  style: { enum: [...styleIds] },
  signature: { enum: ["wrong", "missing", "empty"] },
  headers: { type: "object", maxProperties: 50, additionalProperties: { type: "string", maxLength: 10_000 } },
} as const;
