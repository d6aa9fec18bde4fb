import type { Json } from "../../json/json.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import type { Evaluation } from "./keyword.ts";
import type { Places } from "./place.ts";

/** Whether a value is valid under a schema of these places: what the keywords say of it, and no other validator. */
export type Evaluate = (schema: JsonSchema, instance: Json) => boolean;

/** The resources entered on the way to a place, outermost first, for `$dynamicRef`. */
type DynamicScope = readonly string[];

export function createEvaluate(places: Places): Evaluate {
  const { index } = places;
  return (schema, instance) => evaluationOf(schema, instance, [], undefined) !== undefined;

  /** @param outer the evaluation of this very instance that the schema is a part of, if there is one */
  function evaluationOf(
    schema: JsonSchema,
    instance: Json,
    scope: DynamicScope,
    outer: Ongoing | undefined,
  ): Evaluation | undefined {
    if (!isSchemaObject(schema)) return schema ? nothingEvaluated : undefined;
    // A reference to itself ends here.
    for (let one = outer; one !== undefined; one = one.outer)
      if (one.schema === schema) return nothingEvaluated;
    const base = index.baseOf(schema);
    const inner = scope.includes(base) ? scope : [...scope, base];
    const evaluation = ongoing(schema, instance, inner, outer);
    for (const { keyword, value } of places.keywordsOf(schema)) {
      if (keyword.holds?.(value, instance, evaluation) === false) return undefined;
    }
    return evaluation;
  }

  function ongoing(
    schema: SchemaObject,
    instance: Json,
    scope: DynamicScope,
    outer: Ongoing | undefined,
  ): Ongoing {
    const evaluation: Ongoing = {
      schema,
      outer,
      names: new Set(),
      items: new Set(),
      resolve: (reference, how) =>
        how === undefined ? index.resolve(reference, schema) : dynamic(reference, schema, scope),
      satisfies: (subschema, other) =>
        evaluationOf(subschema, other, scope, other === instance ? evaluation : undefined) !== undefined,
      applies: (subschema, same) => {
        const found = evaluationOf(subschema, same, scope, evaluation);
        for (const name of found?.names ?? []) evaluation.names.add(name);
        for (const item of found?.items ?? []) evaluation.items.add(item);
        return found !== undefined;
      },
    };
    return evaluation;
  }

  function dynamic(reference: string, from: SchemaObject, scope: DynamicScope): JsonSchema {
    const target = index.resolve(reference, from);
    const name = /#([^/]*)$/.exec(reference)?.[1] ?? "";
    if (!isSchemaObject(target) || index.dynamicAnchor(index.baseOf(target), name) !== target) return target;
    const outermost = scope.find((base) => index.dynamicAnchor(base, name) !== undefined);
    return (outermost === undefined ? undefined : index.dynamicAnchor(outermost, name)) ?? target;
  }
}

interface Ongoing extends Evaluation {
  readonly outer: Ongoing | undefined;
}

const nothingEvaluated: Evaluation = {
  schema: {},
  names: new Set(),
  items: new Set(),
  resolve: () => true,
  satisfies: () => true,
  applies: () => true,
};
