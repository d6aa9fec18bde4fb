import type { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import { pointerOf } from "../json/pointer.ts";
import type { YamlFile } from "./read.ts";

/**
 * The part of JSON Schema that the formats of our own files are written in. Alternatives are told apart by a key that
 * one of them requires, or by the type of the value, so that an error is about the alternative that was meant.
 */
export interface FileSchema {
  readonly $ref?: `#/$defs/${string}`;
  readonly $defs?: Readonly<Record<string, FileSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, FileSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | FileSchema;
  readonly propertyNames?: FileSchema;
  readonly minProperties?: number;
  readonly items?: FileSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly anyOf?: readonly FileSchema[];
  /** What a text that does not match the pattern should be, for the error: `a time with its unit, such as 2s`. */
  readonly "x-expected"?: string;
  readonly $schema?: string;
  readonly $id?: string;
  readonly default?: Json;
  readonly examples?: readonly Json[];
}

type TypeName = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** Holds a file to a schema. @throws HookproofError at the first mistake, with place, frame and the nearest right word. */
export function conform(file: YamlFile, schema: FileSchema): void {
  visit(file.value, schema, []);

  function visit(value: Json, given: FileSchema, path: readonly (string | number)[]): void {
    const rule = resolved(given);
    if (rule.anyOf !== undefined) {
      visit(value, chosen(value, rule.anyOf.map(resolved), path), path);
      return;
    }
    if (rule.type !== undefined && !isOf(value, rule.type)) throw wrong(path, `This must be ${nounOf(rule)}`);
    if (rule.enum !== undefined && !(typeof value === "string" && rule.enum.includes(value))) {
      throw wrong(path, `${JSON.stringify(value)} is not possible here`, oneOf(String(value), rule.enum));
    }
    if (typeof value === "string") text(value, rule, path);
    if (typeof value === "number") number(value, rule, path);
    if (isArray(value)) list(value, rule, path);
    if (isObject(value)) members(value, rule, path);
  }

  function text(value: string, rule: FileSchema, path: readonly (string | number)[]): void {
    if (value.length < (rule.minLength ?? 0)) throw wrong(path, "This must not be empty");
    if (rule.pattern !== undefined && !new RegExp(rule.pattern, "u").test(value)) {
      throw wrong(
        path,
        `${JSON.stringify(value)} is not ${rule["x-expected"] ?? `of the form ${rule.pattern}`}`,
      );
    }
  }

  function number(value: number, rule: FileSchema, path: readonly (string | number)[]): void {
    if (value < (rule.minimum ?? -Infinity)) throw wrong(path, `This must be at least ${rule.minimum}`);
    if (value <= (rule.exclusiveMinimum ?? -Infinity))
      throw wrong(path, `This must be more than ${rule.exclusiveMinimum}`);
    if (value > (rule.maximum ?? Infinity)) throw wrong(path, `This must be at most ${rule.maximum}`);
  }

  function list(value: readonly Json[], rule: FileSchema, path: readonly (string | number)[]): void {
    if (value.length < (rule.minItems ?? 0)) throw wrong(path, "This list must not be empty");
    const items = rule.items;
    if (items !== undefined)
      for (const [index, item] of value.entries()) visit(item, items, [...path, index]);
  }

  function members(value: JsonObject, rule: FileSchema, path: readonly (string | number)[]): void {
    const known = rule.properties ?? {};
    const strange =
      rule.additionalProperties === false
        ? Object.keys(value).find((name) => !Object.hasOwn(known, name))
        : undefined;
    if (strange !== undefined)
      throw wrong(
        [...path, strange],
        `There is no key "${strange}" here`,
        oneOf(strange, Object.keys(known)),
        "key",
      );
    for (const name of rule.required ?? []) {
      if (!Object.hasOwn(value, name)) throw wrong(path, `The key "${name}" is missing here`);
    }
    if (Object.keys(value).length < (rule.minProperties ?? 0))
      throw wrong(path, "This must have at least one key");
    for (const [name, member] of Object.entries(value)) {
      const at = [...path, name];
      const names = rule.propertyNames;
      if (names?.pattern !== undefined && !new RegExp(names.pattern, "u").test(name)) {
        throw wrong(
          at,
          `${JSON.stringify(name)} is not ${names["x-expected"] ?? `of the form ${names.pattern}`}`,
          undefined,
          "key",
        );
      }
      if (Object.hasOwn(known, name)) visit(member, known[name] ?? {}, at);
      else if (typeof rule.additionalProperties === "object") visit(member, rule.additionalProperties, at);
    }
  }

  function chosen(value: Json, rules: readonly FileSchema[], path: readonly (string | number)[]): FileSchema {
    const ofType = rules.filter((rule) => rule.type === undefined || isOf(value, rule.type));
    const [only, second] = ofType;
    if (only === undefined) throw wrong(path, `This must be ${rules.map(nounOf).join(" or ")}`);
    if (second === undefined || !isObject(value)) return only;
    const keys = ofType.flatMap((rule) => rule.required?.[0] ?? []);
    const present = ofType.filter((rule) => Object.hasOwn(value, rule.required?.[0] ?? ""));
    const [meant, other] = present;
    if (meant === undefined) {
      const slip = Object.keys(value).find((name) => nearest(name, keys) !== undefined);
      if (slip !== undefined)
        throw wrong([...path, slip], `There is no key "${slip}" here`, oneOf(slip, keys), "key");
      throw wrong(path, `One of the keys ${keys.join(", ")} must be here`);
    }
    if (other !== undefined) {
      throw wrong(
        [...path, other.required?.[0] ?? ""],
        `Only one of the keys ${keys.join(", ")} may be here`,
        undefined,
        "key",
      );
    }
    return meant;
  }

  function resolved(rule: FileSchema): FileSchema {
    return rule.$ref === undefined ? rule : (schema.$defs?.[rule.$ref.slice("#/$defs/".length)] ?? {});
  }

  function wrong(
    path: readonly (string | number)[],
    message: string,
    hint?: string,
    part?: "key",
  ): HookproofError {
    return file.mistake(pointerOf(path), message, {
      ...(hint === undefined ? {} : { hint }),
      ...(part === undefined ? {} : { part }),
    });
  }
}

function isOf(value: Json, type: TypeName): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return typeof value === "bigint" || Number.isInteger(value);
    case "number":
      return typeof value === "bigint" || typeof value === "number";
    default:
      return typeof value === type;
  }
}

const nouns: Readonly<Record<TypeName, string>> = {
  null: "null",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  string: "a text",
  array: "a list",
  object: "keys with values",
};

function nounOf(rule: FileSchema): string {
  if (rule["x-expected"] !== undefined) return rule["x-expected"];
  if (rule.enum !== undefined) return `one of ${rule.enum.join(", ")}`;
  return rule.type === undefined ? "a value" : nouns[rule.type];
}

/** Names the nearest of the possible words, or all of them. */
function oneOf(word: string, possible: readonly string[]): string {
  const near = nearest(word, possible);
  return near === undefined ? `Possible: ${possible.join(", ")}.` : `Did you mean ${near}?`;
}
