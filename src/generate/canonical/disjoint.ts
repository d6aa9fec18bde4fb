import type { Json } from "../../json/json.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import { equalityKey } from "./equality.ts";
import { jsonTypes, typeBitOf, typesOf } from "./json-type.ts";
import type { Place } from "./keyword.ts";

/**
 * Whether two schemas plainly have no value in common: by their types, by their constants, or by a property that one of them
 * requires. Cheap and on the safe side: false means that it does not know.
 */
export function areDisjoint(a: JsonSchema, b: JsonSchema, of: Place): boolean {
  return apart(factsOf(a, of), factsOf(b, of), of, 3);
}

interface Facts {
  readonly types: number;
  /** The equality keys of the values allowed, if they are listed. */
  readonly values: ReadonlySet<string> | undefined;
  readonly required: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, readonly JsonSchema[]>;
  /** Whether only the properties named are allowed. */
  readonly closed: boolean;
}

const allFacts = new WeakMap<SchemaObject, Facts>();

function apart(a: Facts, b: Facts, of: Place, depth: number): boolean {
  if ((a.types & b.types) === 0) return true;
  const { values } = b;
  if (a.values !== undefined && values !== undefined && ![...a.values].some((value) => values.has(value)))
    return true;
  if ((a.types & b.types) !== jsonTypes.object || depth === 0) return false;
  return requiresWhatFails(a, b, of, depth) || requiresWhatFails(b, a, of, depth);
}

/** Whether a property that every value of `a` has cannot be in a value of `b`. */
function requiresWhatFails(a: Facts, b: Facts, of: Place, depth: number): boolean {
  return [...a.required].some((name) => {
    const there = b.properties.get(name);
    if (there === undefined) return b.closed;
    return (a.properties.get(name) ?? []).some((mine) =>
      there.some((other) => mine !== other && apart(factsOf(mine, of), factsOf(other, of), of, depth - 1)),
    );
  });
}

function factsOf(schema: JsonSchema, of: Place): Facts {
  if (!isSchemaObject(schema)) return { ...nothingKnown, types: schema ? nothingKnown.types : 0 };
  const known = allFacts.get(schema);
  if (known !== undefined) return known;
  // Set before the references are followed, which may lead back here.
  allFacts.set(schema, nothingKnown);
  const facts = inPlace(schema, of)
    .map((one) => factsOf(one, of))
    .reduce(both, ownFacts(schema));
  allFacts.set(schema, facts);
  return facts;
}

const nothingKnown: Facts = {
  types: 127,
  values: undefined,
  required: new Set(),
  properties: new Map(),
  closed: false,
};

function ownFacts(schema: SchemaObject): Facts {
  const listed = schema.const !== undefined ? [schema.const] : schema.enum;
  const typed = schema.type === undefined ? 127 : typesOf(schema.type);
  return {
    types:
      listed === undefined
        ? typed
        : typed & listed.reduce<number>((bits, value) => bits | typeBitOf(value), 0),
    values: listed === undefined ? undefined : new Set(listed.map((value: Json) => equalityKey(value))),
    required: new Set(schema.required),
    properties: new Map(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, [property]]),
    ),
    closed: schema.additionalProperties === false && schema.patternProperties === undefined,
  };
}

function inPlace(schema: SchemaObject, of: Place): readonly JsonSchema[] {
  const referenced = typeof schema.$ref === "string" ? [of.resolveFrom(schema.$ref, schema)] : [];
  return [...referenced, ...(schema.allOf ?? [])];
}

function both(a: Facts, b: Facts): Facts {
  const values =
    a.values === undefined || b.values === undefined
      ? (a.values ?? b.values)
      : new Set([...a.values].filter((value) => b.values?.has(value)));
  const properties = new Map(a.properties);
  for (const [name, schemas] of b.properties)
    properties.set(name, [...(properties.get(name) ?? []), ...schemas]);
  return {
    types: a.types & b.types,
    values,
    required: new Set([...a.required, ...b.required]),
    properties,
    closed: a.closed || b.closed,
  };
}
