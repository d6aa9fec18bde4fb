import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { schemasFor } from "../keywords/property-group.ts";
import type { Rest, Shape } from "./shape.ts";

/**
 * The schemas that the value of a property has to satisfy, from all groups of a shape.
 * @param final whether all choices are made; before, nobody knows what stays unevaluated
 */
export function termsOfProperty(shape: Shape, name: string, final = true): readonly JsonSchema[] {
  const terms: JsonSchema[] = [];
  const evaluated = new Set<SchemaObject>();
  for (const group of shape.propertyGroups) {
    const schemas = schemasFor(name, group);
    if (schemas === undefined) continue;
    terms.push(...schemas);
    for (const scope of group.scopes) evaluated.add(scope);
  }
  return final ? withRest(terms, shape.restProperties, evaluated) : terms;
}

/** The schemas that the item at an index has to satisfy. @param contained schemas of `contains` that it is to match */
export function termsOfItem(
  shape: Shape,
  index: number,
  contained: readonly Shape["contains"][number][] = [],
  final = true,
): readonly JsonSchema[] {
  const terms: JsonSchema[] = [];
  const evaluated = new Set<SchemaObject>();
  for (const group of shape.itemGroups) {
    const schema = index < group.prefix.length ? group.prefix[index] : group.rest;
    if (schema === undefined) continue;
    terms.push(schema);
    for (const scope of group.scopes) evaluated.add(scope);
  }
  for (const { schema, scopes } of contained) {
    terms.push(schema);
    for (const scope of scopes) evaluated.add(scope);
  }
  return final ? withRest(terms, shape.restItems, evaluated) : terms;
}

/** Inner `unevaluated…` first: what it speaks about counts as evaluated for the outer ones. */
function withRest(
  terms: readonly JsonSchema[],
  rests: readonly Rest[],
  evaluated: Set<SchemaObject>,
): readonly JsonSchema[] {
  const all = [...terms];
  for (const rest of [...rests].sort((a, b) => b.scopes.length - a.scopes.length)) {
    if (evaluated.has(rest.scope)) continue;
    all.push(rest.schema);
    for (const scope of rest.scopes) evaluated.add(scope);
  }
  return all;
}
