import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject, objectOf } from "../json/json.ts";

/** What a `${…}` in a text refers to. */
export type Reference =
  | { readonly kind: "environment"; readonly name: string; readonly otherwise: string | null }
  /** `${name}`: a variable, or `index` or `receiver`. */
  | { readonly kind: "variable"; readonly name: string }
  /** `${ticket.businessId}`: a field of somebody or something in the cast. */
  | { readonly kind: "field"; readonly who: string; readonly path: readonly string[] };

const pattern = /\$\$\{|\$\{([^{}]*)\}/g;

/** The reference that stands between `${` and `}`; null if it is none. */
export function referenceOf(inner: string): Reference | null {
  if (inner.startsWith("env:")) {
    const bar = inner.indexOf("|");
    const name = bar === -1 ? inner.slice(4) : inner.slice(4, bar);
    return /^[A-Za-z_]\w*$/.test(name)
      ? { kind: "environment", name, otherwise: bar === -1 ? null : inner.slice(bar + 1) }
      : null;
  }
  const [head = "", ...path] = inner.split(".");
  if (!/^[\p{L}_][\p{L}\p{N}_-]*(\[\d+\])?$/u.test(head) || path.includes("")) return null;
  return path.length === 0 ? { kind: "variable", name: head } : { kind: "field", who: head, path };
}

/** Every `${…}` in the texts of a value, with the place of the text: path in the value and what stands inside. */
export function referencesIn(
  value: Json,
  path: readonly (string | number)[] = [],
): readonly { readonly path: readonly (string | number)[]; readonly inner: string }[] {
  if (typeof value === "string") {
    return [...value.matchAll(pattern)].flatMap(([, inner]) =>
      inner === undefined ? [] : [{ path, inner }],
    );
  }
  if (isArray(value)) return value.flatMap((item, index) => referencesIn(item, [...path, index]));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, member]) => referencesIn(member, [...path, name]));
  return [];
}

/** What references stand for; undefined for what is not there. */
export type Resolve = (reference: Reference) => Json | undefined;

/**
 * The value with its references filled in. A text that is one reference takes the value's type, so that numbers stay
 * numbers; `$${` stands for `${`.
 */
export function filled(value: Json, resolve: Resolve): Json {
  if (typeof value === "string") return filledText(value, resolve);
  if (isArray(value)) return value.map((item) => filled(item, resolve));
  if (isObject(value)) return filledObject(value, resolve);
  return value;
}

export function filledObject(value: JsonObject, resolve: Resolve): JsonObject {
  return objectOf(Object.entries(value).map(([name, member]) => [name, filled(member, resolve)]));
}

/** The text with its references filled in as texts. */
export function filledAsText(text: string, resolve: Resolve): string {
  return text.replaceAll(pattern, (_, inner: string | undefined) =>
    inner === undefined ? "${" : textOf(valueOf(inner, resolve)),
  );
}

function filledText(text: string, resolve: Resolve): Json {
  const whole = /^\$\{([^{}]*)\}$/.exec(text)?.[1];
  return whole === undefined ? filledAsText(text, resolve) : valueOf(whole, resolve);
}

function valueOf(inner: string, resolve: Resolve): Json {
  const reference = referenceOf(inner);
  return (reference === null ? undefined : resolve(reference)) ?? null;
}

function textOf(value: Json): string {
  if (value === null) return "";
  return typeof value === "object"
    ? JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? String(inner) : inner))
    : String(value);
}
