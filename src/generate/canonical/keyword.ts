import type { Json } from "../../json/json.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import type { Choice, Scopes, Shape } from "./shape.ts";

/**
 * One keyword of JSON Schema: everything the generator knows of it, in one file. A keyword narrows the shape, or leaves
 * a choice, or both; its negation is a list of schemas; and it can tell whether a value satisfies it.
 */
export interface Keyword {
  readonly name: string;
  /** What its value must be; anything else is refused with the pointer. Also tells where the subschemas are. */
  readonly takes: Takes;
  /** Narrows the shape of a value to what satisfies the keyword. */
  readonly narrow?: (value: unknown, to: Narrowing) => void;
  /**
   * Schemas of which a value satisfies at least one exactly if it fails the keyword. Fewer than that is allowed where it
   * says so in the keyword's comment: values made from it still fail the keyword.
   */
  readonly negation?: (value: unknown, of: Place) => readonly JsonSchema[];
  /** Whether the instance satisfies the keyword. */
  readonly holds?: (value: unknown, instance: Json, at: Evaluation) => boolean;
}

export type Takes =
  | "anything"
  | "boolean"
  | "number"
  | "number or boolean"
  | "count"
  | "string"
  | "pattern"
  | "names"
  | "names by name"
  | "list"
  | "types"
  | "schema"
  | "schemas"
  | "schema or schemas"
  | "schemas by name"
  | "schemas by pattern"
  | "schemas or names by name"
  | "hint";

/** Where a keyword stands. */
export interface Place {
  readonly schema: SchemaObject;
  readonly keyword: string;
  /** The schema that a `$ref` or `$dynamicRef` of this place names. */
  resolve(reference: string, how?: "dynamic" | "recursive"): JsonSchema;
  /** The schema that a `$ref` of another schema names. */
  resolveFrom(reference: string, schema: SchemaObject): JsonSchema;
  /** The negation of a schema, the same object each time. */
  not(schema: JsonSchema): JsonSchema;
  /** Remembers where a schema made here comes from, and returns it. */
  made(schema: SchemaObject): SchemaObject;
  /** Computes something once for this keyword of this schema: schemas made twice would count as different. */
  once<T>(make: () => T): T;
  /** Says that what is made from this may still be invalid, so that every value has to be checked. */
  doubt(): void;
  /** The negations of all keywords of a schema. */
  waysToFail(schema: SchemaObject): readonly JsonSchema[];
}

export interface Narrowing extends Place {
  readonly shape: Shape;
  readonly scopes: Scopes;
  /** Has the shape satisfy one more schema, at the same place of the value. */
  absorb(schema: JsonSchema, scopes?: Scopes): void;
  /** Leaves a choice. */
  choose(options: Choice["options"], how?: { readonly cover?: boolean; readonly scopes?: Scopes }): void;
  /** Marks the keyword as the last that narrowed a facet. */
  mark(facet: string): void;
  /** Takes types away, naming this keyword if none is left. */
  drop(types: number): void;
}

/** The evaluation of one instance under one schema. */
export interface Evaluation {
  readonly schema: SchemaObject;
  /** Names and positions evaluated so far, for `unevaluatedProperties` and `unevaluatedItems`. */
  readonly names: Set<string>;
  readonly items: Set<number>;
  /** As in {@link Place}, but with the dynamic scope that led here. */
  resolve(reference: string, how?: "dynamic" | "recursive"): JsonSchema;
  /** Whether another instance, such as an item, satisfies a schema. */
  satisfies(schema: JsonSchema, instance: Json): boolean;
  /** Whether this instance satisfies a schema at the same place; if so, what it evaluated counts here too. */
  applies(schema: JsonSchema, instance: Json): boolean;
}
