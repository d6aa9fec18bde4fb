import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject, objectOf } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import { pointerOf } from "../json/pointer.ts";
import type { Field } from "../schema/load.ts";

/** The fields of a kind as a tree: what is below each of them. A field with nothing below may hold any structure. */
export interface FieldTree {
  readonly below: ReadonlyMap<string, FieldTree>;
}

export function fieldTreeOf(fields: readonly Field[]): FieldTree {
  interface Growing extends FieldTree {
    readonly below: Map<string, Growing>;
  }
  const root: Growing = { below: new Map() };
  for (const { pointer } of fields) {
    let place = root;
    for (const token of pointer.slice(1).split("/")) {
      const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
      const known = place.below.get(name) ?? { below: new Map() };
      place.below.set(name, known);
      place = known;
    }
  }
  return root;
}

/** The part of some data that the fields have room for. */
export function onlyFields(data: JsonObject, tree: FieldTree): JsonObject {
  return objectOf(
    Object.entries(data).flatMap(([name, value]) => {
      const child = tree.below.get(name);
      return child === undefined ? [] : [[name, withinField(value, child)] as const];
    }),
  );
}

function withinField(value: Json, tree: FieldTree): Json {
  if (tree.below.size === 0) return value;
  const item = tree.below.get("*");
  if (isArray(value)) return item === undefined ? value : value.map((entry) => withinField(entry, item));
  return isObject(value) ? onlyFields(value, tree) : value;
}

/** A path that names no field, with the path that was probably meant. */
export interface UnknownPath {
  readonly pointer: string;
  readonly nearest: string | undefined;
}

/** The first path in a patch that names no field of the kind; null if all do. */
export function unknownIn(patch: Json, tree: FieldTree, above: readonly string[] = []): UnknownPath | null {
  if (tree.below.size === 0) return null;
  if (isArray(patch)) {
    const item = tree.below.get("*");
    if (item === undefined) return null;
    return firstOf(patch.entries(), ([index, entry]) => unknownIn(entry, item, [...above, String(index)]));
  }
  if (!isObject(patch)) return null;
  return firstOf(Object.entries(patch), ([name, value]) => {
    const child = tree.below.get(name);
    return child === undefined ? unknownAt(tree, above, name) : unknownIn(value, child, [...above, name]);
  });
}

/** Whether a path names a field; null if it does. An index stands for any item of a list. */
export function unknownPath(tokens: readonly string[], tree: FieldTree): UnknownPath | null {
  let place = tree;
  for (const [depth, token] of tokens.entries()) {
    if (place.below.size === 0 && place !== tree) return null;
    const item = /^(?:\d+|-)$/.test(token) ? place.below.get("*") : undefined;
    const child = place.below.get(token) ?? item;
    if (child === undefined) return unknownAt(place, tokens.slice(0, depth), token);
    place = child;
  }
  return null;
}

function unknownAt(tree: FieldTree, above: readonly string[], name: string): UnknownPath {
  const near = nearest(name, tree.below.keys());
  return {
    pointer: pointerOf([...above, name]),
    nearest: near === undefined ? undefined : pointerOf([...above, near]),
  };
}

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => UnknownPath | null): UnknownPath | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
