import type { JsonSchema } from "../../src/schema/json-schema.ts";

export const formats: readonly { readonly name: string; readonly schema: JsonSchema }[];
