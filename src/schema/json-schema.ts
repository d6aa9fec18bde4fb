import type { Json } from "../json/json.ts";

/** A JSON Schema of draft 2020-12. Numbers beyond 2^53 that a user's file states are bigints. */
export type JsonSchema = boolean | SchemaObject;

/** The keywords that this code base names; any other keyword is kept as it came. */
export interface SchemaObject {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly exclusiveMinimum?: number | bigint;
  readonly exclusiveMaximum?: number | bigint;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  /** Where realistic values come from: a hint of `generate/hints.ts`, alone or with its arguments. */
  readonly "x-faker"?: string | readonly [hint: string, ...args: Json[]];
  /** On a field that the document does not show: why it is here. Such fields go away with `documentedOnly`. */
  readonly "x-assumed"?: string;
  /** On a documented field: ids of the gaps (`contract/gaps.ts`) that its shape hangs on. */
  readonly "x-gap"?: readonly string[];
  /** The title in Chinese. */
  readonly "x-title-zh"?: string;
  readonly [keyword: string]: unknown;
}

export type TypeName = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

export function isSchemaObject(schema: JsonSchema | undefined): schema is SchemaObject {
  return typeof schema === "object";
}
