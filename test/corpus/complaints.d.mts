import type { JsonSchema } from "../../src/schema/json-schema.ts";

export const complaints: readonly {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly draft?: string;
}[];
