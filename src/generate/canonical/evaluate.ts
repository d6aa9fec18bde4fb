import type { Json } from "../../json/json.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import type { Evaluation, Place } from "./keyword.ts";
import type { Places } from "./place.ts";

interface Marks {
  readonly names: Set<string>;
  readonly items: Set<number>;
}

/** Whether a value is valid under a schema of these places: what the keywords say of it, and no other validator. */
export type Evaluate = (schema: JsonSchema, instance: Json) => boolean;

export function createEvaluate(places: Places): Evaluate {
  const { index } = places;
  return (schema, instance) => marksOf(schema, instance, [], []) !== undefined;

  /**
   * @param scope base URIs of the resources entered, outermost first, for `$dynamicRef`
   * @param active schemas being applied to this very instance, so that a reference to itself ends
   */
  function marksOf(
    schema: JsonSchema,
    instance: Json,
    scope: readonly string[],
    active: readonly SchemaObject[],
  ): Marks | undefined {
    const marks: Marks = { names: new Set(), items: new Set() };
    if (!isSchemaObject(schema)) return schema ? marks : undefined;
    if (active.includes(schema)) return marks;
    const base = index.baseOf(schema);
    const inner = scope.includes(base) ? scope : [...scope, base];
    const entered = [...active, schema];
    for (const { keyword, value, place } of places.keywordsOf(schema)) {
      if (keyword.holds?.(value, instance, evaluationAt(place)) === false) return undefined;
    }
    return marks;

    function evaluationAt(place: Place): Evaluation {
      return {
        ...place,
        ...marks,
        resolve: (reference, how) =>
          how === undefined ? place.resolve(reference) : dynamic(reference, place, inner),
        satisfies: (subschema, other) =>
          marksOf(subschema, other, inner, other === instance ? entered : []) !== undefined,
        applies: (subschema, same) => {
          const found = marksOf(subschema, same, inner, entered);
          for (const name of found?.names ?? []) marks.names.add(name);
          for (const item of found?.items ?? []) marks.items.add(item);
          return found !== undefined;
        },
      };
    }
  }

  function dynamic(reference: string, place: Place, scope: readonly string[]): JsonSchema {
    const target = index.resolve(reference, place.schema);
    const name = /#([^/]*)$/.exec(reference)?.[1] ?? "";
    if (!isSchemaObject(target) || index.dynamicAnchor(index.baseOf(target), name) !== target) return target;
    const outermost = scope.find((base) => index.dynamicAnchor(base, name) !== undefined);
    return (outermost === undefined ? undefined : index.dynamicAnchor(outermost, name)) ?? target;
  }
}
