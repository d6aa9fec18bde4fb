import type { Json } from "../../src/json/json.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";

export interface Oracle {
  isValid(value: Json): boolean;
  /** How many values ajv rejected and the other judge accepted. */
  disputed: number;
}

export function oracleOf(entry: {
  readonly schema: JsonSchema;
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
  readonly draft?: string;
}): Oracle | undefined;
