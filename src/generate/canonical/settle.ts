import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { schemasFor } from "../keywords/property-group.ts";
import { equalityKey } from "./equality.ts";
import type { Evaluate } from "./evaluate.ts";
import { jsonTypes, typeBitOf } from "./json-type.ts";
import type { Origin, Shape } from "./shape.ts";
import { dropTypes } from "./shape.ts";
import { termsOfItem, termsOfProperty } from "./terms.ts";

/** What settling asks of the graph. */
export interface Surroundings {
  readonly evaluate: Evaluate;
  /** Whether some value may satisfy all of these; true if it is not known. */
  readonly isPossible: (terms: readonly JsonSchema[]) => boolean;
}

/**
 * Draws the conclusions that no single keyword can: listed values that another keyword forbids, required properties that
 * nothing can satisfy. @returns whether the shape may stand
 */
export function settle(
  shape: Shape,
  terms: readonly SchemaObject[],
  final: boolean,
  around: Surroundings,
): boolean {
  settleValues(shape, terms, final, around);
  if (shape.conflict === undefined) settleObject(shape, final, around);
  if (shape.conflict === undefined) settleArray(shape, around);
  return shape.conflict === undefined;
}

function settleValues(
  shape: Shape,
  terms: readonly SchemaObject[],
  final: boolean,
  { evaluate }: Surroundings,
): void {
  const values = shape.values ?? fewValues(shape);
  if (values === undefined) return;
  const excluded = new Set(shape.excluded.map(equalityKey));
  const typed = values.filter(
    (value) => (shape.types & typeBitOf(value)) !== 0 && !excluded.has(equalityKey(value)),
  );
  // All branches at once are what the terms say, so that is asked of them; only when no choice is left, for it costs.
  const left =
    final && isMore(terms) ? typed.filter((value) => terms.every((term) => evaluate(term, value))) : typed;
  if (left.length === 0) {
    const origins = ["values", "types", "excluded"].map((facet) => shape.origins[facet]);
    shape.conflict ??= {
      origins: origins.filter((origin) => origin !== undefined),
      reason: "none of the listed values satisfies the other keywords",
    };
    return;
  }
  shape.values = left;
  shape.types = left.reduce<number>((bits, value) => bits | typeBitOf(value), 0);
}

/** Null and the two booleans are values that can be listed. */
function fewValues(shape: Shape): Shape["values"] {
  if ((shape.types & ~(jsonTypes.null | jsonTypes.boolean)) !== 0) return undefined;
  return [
    ...((shape.types & jsonTypes.null) === 0 ? [] : [null]),
    ...((shape.types & jsonTypes.boolean) === 0 ? [] : [true, false]),
  ];
}

/** Whether the terms say more than a list of values and its type. */
function isMore(terms: readonly SchemaObject[]): boolean {
  const simple = new Set(["const", "enum", "type", "title", "description", "default", "examples"]);
  return terms.length > 1 || terms.some((term) => Object.keys(term).some((keyword) => !simple.has(keyword)));
}

function settleObject(shape: Shape, final: boolean, { evaluate, isPossible }: Surroundings): void {
  if ((shape.types & jsonTypes.object) === 0) return;
  for (const name of shape.required) {
    const terms = termsOfProperty(shape, name, final);
    const allowed = shape.nameRules.every((rule) => evaluate(rule, name));
    if (allowed && isPossible(terms)) continue;
    dropTypes(
      shape,
      jsonTypes.object,
      `the required property ${JSON.stringify(name)} cannot have a value`,
      shape.origins["required"],
      allowed ? originOf(shape, name, terms) : shape.origins["propertyNames"],
    );
    return;
  }
}

/** Who asks of a property what it cannot be. */
function originOf(shape: Shape, name: string, terms: readonly JsonSchema[]): Origin | undefined {
  if (!terms.includes(false)) {
    const term = terms.find((one) => typeof one === "object");
    return typeof term === "object" ? { schema: term, keyword: "" } : undefined;
  }
  const forbidding = shape.propertyGroups.find((group) => schemasFor(name, group)?.includes(false) === true);
  if (forbidding === undefined) return shape.origins["unevaluatedProperties"];
  const isNamed = Object.hasOwn(forbidding.properties, name);
  return { schema: forbidding.schema, keyword: isNamed ? "properties" : "additionalProperties" };
}

/** A list cannot reach beyond the first item that nothing can satisfy. */
function settleArray(shape: Shape, { isPossible }: Surroundings): void {
  if ((shape.types & jsonTypes.array) === 0 || shape.minItems === 0) return;
  const tuple = Math.max(0, ...shape.itemGroups.map(({ prefix }) => prefix.length));
  for (let index = 0; index < Math.min(shape.minItems, tuple + 1); index++) {
    if (isPossible(termsOfItem(shape, index, [], false))) continue;
    dropTypes(shape, jsonTypes.array, `the item ${index} cannot have a value`, shape.origins["minItems"]);
    return;
  }
}
