import type { Json } from "../json/json.ts";
import { writeCompact } from "../json/write-compact.ts";
import type { JsonSchema, SchemaObject } from "../schema/json-schema.ts";
import { isSchemaObject } from "../schema/json-schema.ts";
import { resolveLocal } from "../schema/resolve-local.ts";

/**
 * TypeScript declarations of a schema: what `$ref` points to becomes a type of its own. Types say less than schemas; where
 * they cannot say it, they allow more, never less. Integers of format int64 may be bigints, for parsers that keep them.
 */
export function typesOf(root: SchemaObject, name: string): string {
  const names = new Map<JsonSchema, string>([[root, name]]);
  const waiting: { readonly schema: JsonSchema; readonly base: JsonSchema }[] = [
    { schema: root, base: root },
  ];

  /** The name of what a reference points to, whose declaration follows. */
  const nameOf = (ref: string, base: JsonSchema): string => {
    const target = resolveLocal(base, ref);
    if (target === undefined) return "unknown";
    const known = names.get(target);
    if (known !== undefined) return known;
    const wanted = pascalCase(
      (isSchemaObject(target) ? target.title : undefined) ?? ref.split("/").at(-1) ?? "",
    );
    const taken = new Set(names.values());
    let free = wanted;
    for (let count = 2; taken.has(free); count++) free = `${wanted}${count}`;
    names.set(target, free);
    // References inside a schema with an identity of its own are about that schema.
    const isResource = isSchemaObject(target) && target.$id !== undefined;
    waiting.push({ schema: target, base: isResource ? target : base });
    return free;
  };

  const declarations: string[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { schema, base } = next;
    const text = typeText(schema, { nameOf: (ref) => nameOf(ref, base), indent: "" });
    declarations.push(`${docOf(schema, "")}export type ${names.get(schema) ?? name} = ${text};\n`);
  }
  return declarations.join("\n");
}

interface Printer {
  readonly nameOf: (ref: string) => string;
  readonly indent: string;
}

function typeText(schema: JsonSchema, printer: Printer): string {
  if (!isSchemaObject(schema)) return schema ? "unknown" : "never";
  const parts = [
    schema.$ref === undefined ? undefined : printer.nameOf(schema.$ref),
    valuesText(schema) ?? shapeText(schema, printer),
    ...(schema.allOf ?? []).map((part) => typeText(part, printer)),
    union((schema.anyOf ?? []).map((part) => typeText(part, printer))),
    union((schema.oneOf ?? []).map((part) => typeText(part, printer))),
  ].filter((part) => part !== undefined && part !== "unknown");
  const said = parts.length > 1 ? parts.filter((part) => part !== bareObject) : parts;
  return said.length === 0 ? "unknown" : said.map((part) => grouped(part ?? "", said.length)).join(" & ");
}

const bareObject = "{ [name: string]: unknown }";

function valuesText({ const: only, enum: values }: SchemaObject): string | undefined {
  const allowed = only === undefined ? values : [only];
  return allowed === undefined ? undefined : union(allowed.map((value) => literalText(value)));
}

function literalText(value: Json): string {
  if (typeof value === "bigint") return `${value}n`;
  return typeof value === "object" && value !== null ? "unknown" : writeCompact(value);
}

function shapeText(schema: SchemaObject, printer: Printer): string {
  const kinds = [schema.type ?? (schema.properties === undefined ? [] : "object")].flat();
  return (
    union(
      kinds.map((kind) => {
        if (kind === "integer" && schema.format === "int64") return "number | bigint";
        if (kind === "integer") return "number";
        if (kind === "array") return arrayText(schema, printer);
        return kind === "object" ? objectText(schema, printer) : kind;
      }),
    ) ?? "unknown"
  );
}

function arrayText({ prefixItems, items = true }: SchemaObject, printer: Printer): string {
  const rest = `${grouped(typeText(items, printer), 2)}[]`;
  if (prefixItems === undefined) return rest;
  const first = prefixItems.map((item) => `${grouped(typeText(item, printer), 2)}?`);
  return `[${[...first, ...(items === false ? [] : [`...${rest}`])].join(", ")}]`;
}

function objectText(schema: SchemaObject, printer: Printer): string {
  const { properties = {}, required = [], additionalProperties, patternProperties } = schema;
  const inner = { ...printer, indent: `${printer.indent}  ` };
  const members = Object.entries(properties).map(([name, property]) => {
    const optional = required.includes(name) ? "" : "?";
    return `${docOf(property, inner.indent)}${inner.indent}${keyText(name)}${optional}: ${typeText(property, inner)};\n`;
  });
  const open = isSchemaObject(additionalProperties) || patternProperties !== undefined;
  if (members.length === 0) {
    if (!isSchemaObject(additionalProperties)) return bareObject;
    return `{ [name: string]: ${typeText(additionalProperties, printer)} }`;
  }
  // TypeScript wants an index signature to fit every named member, so it can only say that there may be more.
  if (open) members.push(`${inner.indent}[name: string]: unknown;\n`);
  return `{\n${members.join("")}${printer.indent}}`;
}

function keyText(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}

/** Members joined by `|`, each once; undefined if there is none, `unknown` if one allows everything. */
function union(types: readonly string[]): string | undefined {
  if (types.length === 0) return undefined;
  return types.includes("unknown") ? "unknown" : [...new Set(types)].join(" | ");
}

function grouped(type: string, count: number): string {
  return count > 1 && /[|&]/.test(type) && !type.startsWith("{") ? `(${type})` : type;
}

function docOf(schema: JsonSchema, indent: string): string {
  if (!isSchemaObject(schema)) return "";
  const assumed = schema["x-assumed"] === undefined ? undefined : "Assumed: the document does not show it.";
  const sentences = [schema.title, schema.description, assumed].filter((part) => part !== undefined);
  const text = sentences.map((part) => (/[.。!?]$/.test(part) ? part : `${part}.`)).join(" ");
  return text === "" ? "" : `${indent}/** ${text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ")} */\n`;
}

function pascalCase(text: string): string {
  const words = text.split(/[^\p{ID_Continue}]+|_/u).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^\p{ID_Start}/u.test(name) ? name : `Type${name}`;
}
