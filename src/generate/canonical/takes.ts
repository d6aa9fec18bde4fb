import { HookproofError } from "../../errors.ts";
import { pointerOf } from "../../json/pointer.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { hintProblem } from "../hint-of.ts";
import { keywordNamed } from "../keywords/index.ts";
import { matcherOf } from "../pattern/matcher.ts";
import { typesOf } from "./json-type.ts";
import type { Takes } from "./keyword.ts";

type Found = readonly (readonly [tokens: readonly string[], schema: JsonSchema])[];

/** The direct subschemas of a schema with their paths, as its keywords say where they are. */
export function subschemasOf(schema: SchemaObject): Found {
  return Object.entries(schema).flatMap(([name, value]): Found => {
    switch (keywordNamed.get(name)?.takes) {
      case "schema":
      case "schemas":
      case "schema or schemas":
        return Array.isArray(value)
          ? value.map((one: JsonSchema, index) => [[name, String(index)], one] as const)
          : [[[name], value as JsonSchema]];
      case "schemas by name":
      case "schemas by pattern":
      case "schemas or names by name":
        return Object.entries(value as Record<string, JsonSchema>).flatMap(([key, one]): Found =>
          isSchema(one) ? [[[name, key], one]] : [],
        );
      default:
        return [];
    }
  });
}

/** @throws HookproofError bad-schema, naming the first keyword whose value is not what it takes. */
export function checkKeywords(schema: SchemaObject, pointer: string): void {
  for (const [name, value] of Object.entries(schema)) {
    const takes = keywordNamed.get(name)?.takes;
    const problem = takes === undefined ? undefined : problemWith(takes, value);
    if (problem !== undefined)
      throw new HookproofError("bad-schema", `${pointer}${pointerOf([name])} ${problem}`);
  }
}

function problemWith(takes: Takes, value: unknown): string | undefined {
  if (takes === "hint") return hintProblem(value);
  return rules[takes].accepts(value) ? undefined : `must be ${rules[takes].says}`;
}

const rules: Readonly<
  Record<Exclude<Takes, "hint">, { readonly says: string; readonly accepts: (value: unknown) => boolean }>
> = {
  anything: { says: "anything", accepts: () => true },
  boolean: { says: "true or false", accepts: (value) => typeof value === "boolean" },
  number: { says: "a number", accepts: isNumber },
  "number or boolean": {
    says: "a number",
    accepts: (value) => isNumber(value) || typeof value === "boolean",
  },
  count: {
    says: "a whole number, zero or more",
    accepts: (value) => Number.isInteger(value) && Number(value) >= 0,
  },
  string: { says: "a string", accepts: isString },
  pattern: { says: "a regular expression", accepts: isPattern },
  names: { says: "a list of strings", accepts: areStrings },
  "names by name": {
    says: "an object of lists of strings",
    accepts: (value) => valuesOf(value)?.every(areStrings) === true,
  },
  list: { says: "a list of values, at least one", accepts: (value) => Array.isArray(value) },
  types: { says: "one or more of null, boolean, integer, number, string, array, object", accepts: areTypes },
  schema: { says: "a schema: true, false or an object", accepts: isSchema },
  schemas: { says: "a list of schemas", accepts: areSchemas },
  "schema or schemas": {
    says: "a schema or a list of schemas",
    accepts: (value) => isSchema(value) || areSchemas(value),
  },
  "schemas by name": {
    says: "an object of schemas",
    accepts: (value) => valuesOf(value)?.every(isSchema) === true,
  },
  "schemas by pattern": {
    says: "an object of schemas whose names are regular expressions",
    accepts: (value) =>
      valuesOf(value)?.every(isSchema) === true &&
      Object.keys(value as object).every((name) => isPattern(name)),
  },
  "schemas or names by name": {
    says: "an object of schemas or lists of strings",
    accepts: (value) =>
      valuesOf(value)?.every((one) => isSchema(one) || areStrings(one) || isString(one)) === true,
  },
};

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "boolean" || valuesOf(value) !== undefined;
}

function areSchemas(value: unknown): boolean {
  return Array.isArray(value) && value.every(isSchema);
}

function isNumber(value: unknown): boolean {
  return typeof value === "number" || typeof value === "bigint";
}

function isString(value: unknown): boolean {
  return typeof value === "string";
}

function areStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every(isString);
}

function areTypes(value: unknown): boolean {
  return (Array.isArray(value) ? value : [value]).every((name) => typesOf(name) !== 0);
}

function isPattern(value: unknown): boolean {
  if (typeof value !== "string") return false;
  try {
    matcherOf(value);
    return true;
  } catch {
    return false;
  }
}

function valuesOf(value: unknown): readonly unknown[] | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.values(value)
    : undefined;
}
