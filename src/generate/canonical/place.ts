import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import { keywords } from "../keywords/index.ts";
import type { Keyword, Place } from "./keyword.ts";
import type { SchemaIndex } from "./schema-index.ts";

/** The workshop of one compilation: places of keywords, and schemas made once. */
export interface Places {
  readonly index: SchemaIndex;
  /** The keywords of a schema that mean something, in the order of the registry. */
  keywordsOf(schema: SchemaObject): readonly KeywordUse[];
  /** The negation of a schema, the same object each time. */
  not(schema: JsonSchema): JsonSchema;
  /** Says that values need a check. */
  doubt(): void;
  /** Whether anyone said so. */
  isInDoubt(): boolean;
}

/** A keyword of a schema with its value. */
export interface KeywordUse {
  readonly keyword: Keyword;
  readonly value: unknown;
  readonly place: Place;
}

export function createPlaces(index: SchemaIndex): Places {
  const uses = new Map<SchemaObject, readonly KeywordUse[]>();
  const negations = new Map<SchemaObject, SchemaObject>();
  let inDoubt = false;
  const ways = new Map<SchemaObject, readonly JsonSchema[]>();

  return { index, keywordsOf, not, doubt, isInDoubt: () => inDoubt };

  function keywordsOf(schema: SchemaObject): readonly KeywordUse[] {
    let known = uses.get(schema);
    if (known === undefined) {
      known = keywords
        .filter(({ name }) => schema[name] !== undefined)
        .map((keyword) => ({ keyword, value: schema[keyword.name], place: placeOf(schema, keyword.name) }));
      uses.set(schema, known);
    }
    return known;
  }

  function doubt(): void {
    inDoubt = true;
  }

  function placeOf(schema: SchemaObject, keyword: string): Place {
    let made: unknown;
    let isMade = false;
    return {
      schema,
      keyword,
      resolve: (reference, how) =>
        how === undefined ? index.resolve(reference, schema) : dynamic(reference, schema),
      resolveFrom: (reference, from) => index.resolve(reference, from),
      not,
      made: (schemaMade) => {
        index.adopt(schemaMade, schema);
        return schemaMade;
      },
      once: <T>(make: () => T): T => {
        if (!isMade) made = make();
        isMade = true;
        return made as T;
      },
      doubt,
      waysToFail,
    };
  }

  /** As seen from the root of the document: the outermost resource that has the anchor is the root, or none that we know. */
  function dynamic(reference: string, from: SchemaObject): JsonSchema {
    const target = index.resolve(reference, from);
    const name = /#([^/]*)$/.exec(reference)?.[1] ?? "";
    if (!isSchemaObject(target) || index.dynamicAnchor(index.baseOf(target), name) !== target) return target;
    const { root } = index;
    return (isSchemaObject(root) ? index.dynamicAnchor(index.baseOf(root), name) : undefined) ?? target;
  }

  function not(schema: JsonSchema): JsonSchema {
    if (!isSchemaObject(schema)) return !schema;
    const { not: inner, ...others } = schema;
    if (inner !== undefined && Object.keys(others).length === 0) return inner;
    let negation = negations.get(schema);
    if (negation === undefined) {
      negation = { not: schema };
      negations.set(schema, negation);
      index.adopt(negation, schema);
    }
    return negation;
  }

  function waysToFail(schema: SchemaObject): readonly JsonSchema[] {
    let known = ways.get(schema);
    if (known === undefined) {
      known = keywordsOf(schema).flatMap(
        ({ keyword, value, place }) => keyword.negation?.(value, place) ?? [],
      );
      ways.set(schema, known);
    }
    return known;
  }
}
