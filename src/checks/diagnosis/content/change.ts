import type { Json, JsonObject } from "../../../json/json.ts";
import { isArray, isObject } from "../../../json/json.ts";
import { pointerOf, removeAt, setAt } from "../../../json/pointer.ts";
import type { Pace } from "../../../wire/request.ts";
import type { StyleId } from "../../../wire/style.ts";

/** One step on the way from a notification that was acknowledged to one that was refused. */
export type Change =
  | { readonly is: "set"; readonly pointer: string; readonly value: Json; readonly before: Json | undefined }
  | { readonly is: "removed"; readonly pointer: string; readonly before: Json }
  | { readonly is: "style"; readonly style: StyleId }
  | { readonly is: "bytes"; readonly body: Uint8Array }
  | { readonly is: "header"; readonly name: string; readonly value: string | null }
  | { readonly is: "pace"; readonly pace: Pace };

export type SetChange = Extract<Change, { is: "set" }>;

/** The changes of the JSON that lead from one value to the other, object by object and item by item. */
export function changesBetween(
  from: Json,
  to: Json,
  path: readonly (string | number)[] = [],
): readonly Change[] {
  if (isObject(from) && isObject(to)) return memberChanges(from, to, path);
  if (isArray(from) && isArray(to) && from.length === to.length && to.length > 0) {
    return to.flatMap((item, index) => changesBetween(from[index] ?? null, item, [...path, index]));
  }
  return isEqual(from, to) ? [] : [{ is: "set", pointer: pointerOf(path), value: to, before: from }];
}

function memberChanges(
  from: JsonObject,
  to: JsonObject,
  path: readonly (string | number)[],
): readonly Change[] {
  const own = (object: JsonObject, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);
  const changes = Object.entries(to).flatMap(([key, value]): readonly Change[] => {
    const before = own(from, key);
    const here = [...path, key];
    return before === undefined
      ? [{ is: "set", pointer: pointerOf(here), value, before: undefined }]
      : changesBetween(before, value, here);
  });
  const removed = Object.entries(from)
    .filter(([key]) => own(to, key) === undefined)
    .map(([key, before]): Change => ({ is: "removed", pointer: pointerOf([...path, key]), before }));
  return [...changes, ...removed];
}

/** The value with the changes of the JSON made; one whose place does not exist is left out. */
export function withChanges(value: JsonObject, changes: readonly Change[]): JsonObject {
  let changed: Json = value;
  for (const change of changes) {
    try {
      if (change.is === "set") changed = setAt(changed, change.pointer, change.value);
      if (change.is === "removed") changed = removeAt(changed, change.pointer);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return isObject(changed) ? changed : value;
}

export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (isArray(a) && isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
    );
  }
  return Object.is(a, b);
}
