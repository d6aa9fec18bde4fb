import type { Json } from "../../json/json.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { allTypes, jsonTypes, numberTypes } from "./json-type.ts";

/**
 * The canonical form: a conjunction without alternatives. Every keyword that holds of a value at one place narrows the one
 * shape of that place, so that what was scattered over `allOf`, `$ref` and branches stands together: one set of types, one
 * lower bound, all patterns, all groups of properties. What a keyword leaves open is a {@link Choice}, resolved one by one
 * (see `expand.ts`); a finished shape has none.
 */
export interface Shape {
  types: number;
  /** All values allowed, if they are listed (`enum`, `const`). */
  values: readonly Json[] | undefined;
  excluded: readonly Json[];

  minimum: Bound | undefined;
  maximum: Bound | undefined;
  multiples: readonly (number | bigint)[];
  nonMultiples: readonly (number | bigint)[];

  minLength: number;
  maxLength: number;
  patterns: readonly Pattern[];
  formats: readonly Format[];

  minItems: number;
  maxItems: number;
  unique: boolean;
  duplicates: boolean;
  itemGroups: readonly ItemGroup[];
  contains: readonly Contains[];
  restItems: readonly Rest[];

  minProperties: number;
  maxProperties: number;
  required: ReadonlySet<string>;
  propertyGroups: readonly PropertyGroup[];
  nameRules: readonly JsonSchema[];
  someProperties: readonly SomeProperty[];
  restProperties: readonly Rest[];

  /** What was absorbed, for titles, hints and examples; the first speaks first. */
  notes: readonly SchemaObject[];
  choices: readonly Choice[];
  /** Keys of what was absorbed. The one facet that is changed in place; a branch copies it. */
  visited: Set<string>;
  /** Which keyword last narrowed each facet: who is to be named when two of them conflict. */
  origins: Readonly<Record<string, Origin>>;
  conflict: Conflict | undefined;
}

/** A keyword at its place, for messages. */
export interface Origin {
  readonly schema: SchemaObject;
  readonly keyword: string;
}

/** Why no value is left: the keywords that together leave none. */
export interface Conflict {
  readonly origins: readonly Origin[];
  readonly reason: string;
}

export interface Bound {
  readonly value: number | bigint;
  readonly exclusive: boolean;
}

export interface Pattern {
  readonly source: string;
  /** False for a text that must not match. */
  readonly matches: boolean;
}

export interface Format {
  readonly name: string;
  readonly matches: boolean;
}

/**
 * The schemas with `unevaluatedProperties` or `unevaluatedItems` around a place; what a group there evaluates counts as
 * evaluated for each of them.
 */
export type Scopes = readonly SchemaObject[];

/** `properties`, `patternProperties` and `additionalProperties` of one schema: which schemas a name has to satisfy. */
export interface PropertyGroup {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly patterns: readonly (readonly [source: string, schema: JsonSchema])[];
  readonly additional: JsonSchema | undefined;
  readonly scopes: Scopes;
  readonly schema: SchemaObject;
}

/** `prefixItems` and `items` of one schema. */
export interface ItemGroup {
  readonly prefix: readonly JsonSchema[];
  readonly rest: JsonSchema | undefined;
  readonly scopes: Scopes;
}

export interface Contains {
  readonly schema: JsonSchema;
  readonly min: number;
  readonly max: number;
  readonly scopes: Scopes;
}

/** What `unevaluatedProperties` or `unevaluatedItems` of `scope` asks of whatever no group of that scope evaluates. */
export interface Rest {
  readonly scope: SchemaObject;
  readonly schema: JsonSchema;
  readonly scopes: Scopes;
}

/** There must be a property whose name and value satisfy these: what the negation of a rule for all properties asks. */
export interface SomeProperty {
  readonly names: JsonSchema;
  readonly value: JsonSchema;
}

/** Alternatives as data: at least one of the options must be absorbed into the shape. */
export interface Choice {
  readonly options: readonly JsonSchema[];
  /** Whether generated values should show every option. Not so for ways to fail a `not`: one will do. */
  readonly cover: boolean;
  readonly scopes: Scopes;
  readonly origin: Origin;
}

/** The shape of `true`. */
export function openShape(): Shape {
  return {
    types: allTypes,
    values: undefined,
    excluded: [],
    minimum: undefined,
    maximum: undefined,
    multiples: [],
    nonMultiples: [],
    minLength: 0,
    maxLength: Infinity,
    patterns: [],
    formats: [],
    minItems: 0,
    maxItems: Infinity,
    unique: false,
    duplicates: false,
    itemGroups: [],
    contains: [],
    restItems: [],
    minProperties: 0,
    maxProperties: Infinity,
    required: new Set(),
    propertyGroups: [],
    nameRules: [],
    someProperties: [],
    restProperties: [],
    notes: [],
    choices: [],
    visited: new Set(),
    origins: {},
    conflict: undefined,
  };
}

/** Takes types away; if none is left, the origins conflict. */
export function dropTypes(
  shape: Shape,
  dropped: number,
  reason: string,
  ...origins: (Origin | undefined)[]
): void {
  if ((shape.types & dropped) === 0) return;
  const before = shape.origins["types"];
  shape.types &= ~dropped;
  const named = [before, ...origins].filter((origin) => origin !== undefined);
  if (shape.types === 0) shape.conflict ??= { origins: named, reason };
  const [first] = origins;
  if (first !== undefined) shape.origins = { ...shape.origins, types: first };
}

/** Drops a type whose lower and upper limit have crossed. */
export function dropCrossed(shape: Shape): void {
  const { origins } = shape;
  if (shape.minLength > shape.maxLength)
    dropTypes(shape, jsonTypes.string, "no length is left", origins["maxLength"], origins["minLength"]);
  if (shape.minItems > shape.maxItems)
    dropTypes(shape, jsonTypes.array, "no number of items is left", origins["maxItems"], origins["minItems"]);
  if (Math.max(shape.minProperties, shape.required.size) > shape.maxProperties) {
    const lower = origins[shape.required.size > shape.maxProperties ? "required" : "minProperties"];
    dropTypes(shape, jsonTypes.object, "no number of properties is left", origins["maxProperties"], lower);
  }
  const { minimum, maximum } = shape;
  if (minimum === undefined || maximum === undefined || minimum.value < maximum.value) return;
  if (minimum.value > maximum.value || minimum.exclusive || maximum.exclusive)
    dropTypes(shape, numberTypes, "no number is left", origins["maximum"], origins["minimum"]);
}
