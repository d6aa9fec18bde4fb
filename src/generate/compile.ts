import type { Json } from "../json/json.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import type { Stream } from "./stream.ts";

/** Makes a value that is valid under the schema it was compiled from; everything about it follows from the stream. */
export type Generator = (stream: Stream) => Json;

export interface CompileOptions {
  /** How likely an optional property is present, 0 … 1; a recursive one gives way to depth. Default 0.8. */
  readonly optional?: number;
  /** Schemas that `$ref` may name by an absolute URI; nothing is ever fetched. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
}

/**
 * Compiles a schema once into closures.
 * @throws HookproofError `bad-schema` (not a schema, or an unknown hint), `unsatisfiable-schema` (no value can be valid) or
 * `unsupported-schema` (beyond this generator), with the pointer of the place and the keywords in conflict.
 */
export declare function compile(schema: JsonSchema, options?: CompileOptions): Generator;
