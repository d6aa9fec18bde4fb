import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import type { Narrowing } from "../canonical/keyword.ts";
import type { PropertyGroup } from "../canonical/shape.ts";
import { matcherOf } from "../pattern/matcher.ts";

const together = ["properties", "patternProperties", "additionalProperties"] as const;

/** `properties`, `patternProperties` and `additionalProperties` of one schema speak together: the first present adds them. */
export function addPropertyGroup({ shape, schema, scopes, keyword }: Narrowing): void {
  if (together.find((name) => schema[name] !== undefined) !== keyword) return;
  shape.propertyGroups = [...shape.propertyGroups, propertyGroupOf(schema, scopes)];
}

function propertyGroupOf(schema: SchemaObject, scopes: readonly SchemaObject[]): PropertyGroup {
  return {
    properties: schema.properties ?? {},
    patterns: Object.entries(schema.patternProperties ?? {}),
    additional: schema.additionalProperties,
    scopes,
    schema,
  };
}

/** The schemas of a group that the value of a name has to satisfy; undefined if the group does not evaluate the name. */
export function schemasFor(name: string, group: PropertyGroup): readonly JsonSchema[] | undefined {
  const own = Object.hasOwn(group.properties, name) ? group.properties[name] : undefined;
  const matching = group.patterns
    .filter(([source]) => matcherOf(source).test(name))
    .map(([, schema]) => schema);
  if (own !== undefined) return [own, ...matching];
  if (matching.length > 0) return matching;
  return group.additional === undefined ? undefined : [group.additional];
}

/** Whether `additionalProperties` of this schema speaks about a name. */
export function isAdditional(name: string, schema: SchemaObject): boolean {
  if (schema.properties !== undefined && Object.hasOwn(schema.properties, name)) return false;
  return !Object.keys(schema.patternProperties ?? {}).some((source) => matcherOf(source).test(name));
}
