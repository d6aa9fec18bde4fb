import { createRequire } from "node:module";
import { HookproofError } from "../../errors.ts";
import { pointerOf, tokensOf } from "../../json/pointer.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import { draft04 } from "./draft-04.ts";
import { checkKeywords, subschemasOf } from "./takes.ts";

/** Where every schema of a document stands, and what references name. Nothing is ever fetched. */
export interface SchemaIndex {
  readonly root: JsonSchema;
  /** The base URI of a schema, without fragment. */
  baseOf(schema: SchemaObject): string;
  /** The JSON pointer of a schema from the root of its document; of a schema made while generating, that of its origin. */
  pointerOf(schema: SchemaObject): string;
  /** @throws HookproofError bad-schema if nothing has that name. */
  resolve(reference: string, from: SchemaObject): JsonSchema;
  /** The schema of a resource that has a `$dynamicAnchor`; of the empty name, the one with `$recursiveAnchor: true`. */
  dynamicAnchor(base: string, name: string): SchemaObject | undefined;
  /** Registers a schema made while generating. */
  adopt(schema: SchemaObject, origin: SchemaObject): void;
}

const rootBase = "schema://document/root";

/** @throws HookproofError bad-schema for a keyword whose value is not what it takes. */
export function indexSchemas(
  root: JsonSchema,
  others: Readonly<Record<string, JsonSchema>> = {},
): SchemaIndex {
  const places = new Map<SchemaObject, { readonly base: string; readonly pointer: string }>();
  const named = new Map<string, JsonSchema>();
  const dynamic = new Map<string, SchemaObject>();
  const resolved = new Map<SchemaObject, ReadonlyMap<string, JsonSchema>>();

  add(root, rootBase, "");
  for (const [uri, schema] of Object.entries(others)) add(schema, absolute(uri, rootBase), "");

  return {
    root,
    baseOf: (schema) => places.get(schema)?.base ?? rootBase,
    pointerOf: (schema) => places.get(schema)?.pointer ?? "",
    resolve,
    dynamicAnchor: (base, name) => dynamic.get(`${base}#${name}`),
    adopt: (schema, origin) => {
      const place = places.get(origin);
      if (place !== undefined) places.set(schema, place);
    },
  };

  function add(schema: JsonSchema, base: string, pointer: string): void {
    if (!named.has(base)) named.set(base, schema);
    if (!isSchemaObject(schema) || places.has(schema)) return;
    const own = identify(schema, base);
    places.set(schema, { base: own, pointer });
    checkKeywords(schema, pointer);
    for (const [tokens, subschema] of subschemasOf(schema)) {
      if (isSchemaObject(subschema)) add(subschema, own, pointer + pointerOf(tokens));
    }
  }

  /** Registers the names that a schema gives itself, and returns its base. */
  function identify(schema: SchemaObject, outer: string): string {
    const id = schema.$id ?? (isDraft4(schema) ? schema["id"] : undefined);
    let base = outer;
    if (typeof id === "string") {
      const [uri = "", fragment = ""] = absolute(id, outer).split("#");
      // A fragment alone is how draft-07 writes an anchor.
      if (!id.startsWith("#")) base = uri;
      if (!named.has(base)) named.set(base, schema);
      if (fragment !== "") named.set(`${base}#${fragment}`, schema);
    }
    for (const anchor of [schema["$anchor"], schema["$dynamicAnchor"]])
      if (typeof anchor === "string") named.set(`${base}#${anchor}`, schema);
    if (typeof schema["$dynamicAnchor"] === "string")
      dynamic.set(`${base}#${schema["$dynamicAnchor"]}`, schema);
    if (schema["$recursiveAnchor"] === true) dynamic.set(`${base}#`, schema);
    return base;
  }

  function isDraft4(schema: SchemaObject): boolean {
    const dialect = schema.$schema ?? (isSchemaObject(root) ? root.$schema : undefined);
    return typeof dialect === "string" && dialect.includes("draft-04");
  }

  function resolve(reference: string, from: SchemaObject): JsonSchema {
    const known = resolved.get(from)?.get(reference);
    if (known !== undefined) return known;
    const target = find(reference, from);
    resolved.set(from, new Map(resolved.get(from)).set(reference, target));
    return target;
  }

  function find(reference: string, from: SchemaObject): JsonSchema {
    const place = places.get(from) ?? { base: rootBase, pointer: "" };
    const uri = absolute(reference, place.base);
    const [base = "", fragment = ""] = uri.split("#");
    const resource = named.get(base) ?? metaschema(base);
    const found =
      resource === undefined
        ? undefined
        : fragment === ""
          ? resource
          : fragment.startsWith("/")
            ? atPointer(resource, base, fragment)
            : named.get(`${base}#${fragment}`);
    if (found !== undefined) return found;
    throw new HookproofError("bad-schema", `${place.pointer || "/"}: nothing is named ${reference}`, {
      hint:
        resource === undefined
          ? "Pass schemas of other documents along; nothing is fetched."
          : "Check the path.",
    });
  }

  function atPointer(resource: JsonSchema, base: string, fragment: string): JsonSchema | undefined {
    const tokens = tokensOf(decoded(fragment));
    let value: unknown = resource;
    let at = base;
    for (const token of tokens) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
      at = places.get(value as SchemaObject)?.base ?? at;
      value = (value as Record<string, unknown>)[token];
    }
    if (typeof value === "boolean") return value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    // What stands under a keyword that is none of ours has not been seen yet.
    add(value as SchemaObject, at, pointerOf(tokens));
    return value as SchemaObject;
  }

  /** The official metaschemas come with ajv; they are read when a schema names one. */
  function metaschema(uri: string): JsonSchema | undefined {
    const file = metaschemaFile(uri);
    if (file === undefined && uri !== "http://json-schema.org/draft-04/schema") return undefined;
    const schema = (file === undefined ? draft04 : createRequire(import.meta.url)(file)) as JsonSchema;
    add(schema, uri, "");
    return schema;
  }
}

function metaschemaFile(uri: string): string | undefined {
  const [, draft] = /^https?:\/\/json-schema\.org\/(draft-0[67])\/schema$/.exec(uri) ?? [];
  if (draft !== undefined) return `ajv/dist/refs/json-schema-${draft}.json`;
  const [, year, part] =
    /^https:\/\/json-schema\.org\/draft\/(2019-09|2020-12)\/(schema|meta\/[a-z-]+)$/.exec(uri) ?? [];
  return year === undefined ? undefined : `ajv/dist/refs/json-schema-${year}/${part}.json`;
}

function absolute(reference: string, base: string): string {
  try {
    return new URL(reference, base).href.replace(/#$/, "");
  } catch {
    // A base such as a URN cannot be resolved against; then only the fragment matters.
    return reference.startsWith("#") ? base + reference : reference;
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
