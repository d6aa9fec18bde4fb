import type { Notification } from "../contract/notification.ts";
import { HookproofError } from "../errors.ts";
import type { Json } from "../json/json.ts";
import { isObject } from "../json/json.ts";
import { jsonOf } from "../json/json-of.ts";
import { mergePatch } from "../json/merge-patch.ts";
import { parseTree } from "../json/parse-tree.ts";
import { getAt, removeAt, setAt } from "../json/pointer.ts";
import { resolvePath } from "./resolve-path.ts";
import type { Known } from "./resolve-path.ts";

/** Changes typed by the user, applied in this order. A path is a JSON pointer or a dotted name; see `resolvePath`. */
export interface Edits {
  /** JSON text: a merge patch (RFC 7396) on the business data. */
  readonly data: string | null;
  /** New values of fields that the notification or its schema knows. */
  readonly set: readonly Assignment[];
  /** Values at any path, new ones included. */
  readonly add: readonly Assignment[];
  readonly unset: readonly string[];
  readonly null: readonly string[];
}

export interface Assignment {
  readonly path: string;
  /** Stays text where a text stands; elsewhere it is read as JSON if it can be. */
  readonly text: string;
}

export const noEdits: Edits = { data: null, set: [], add: [], unset: [], null: [] };

/** A notification with the edits in it. Throws HookproofError with the nearest right path for one that does not exist. */
export function editNotification(notification: Notification, edits: Edits, known: Known): Notification {
  let edited: Json = notification;
  if (edits.data !== null)
    edited = setAt(edited, `/${known.bodyKey}`, patched(getAt(edited, `/${known.bodyKey}`), edits.data));
  for (const { path, text } of edits.set) edited = put(edited, resolvePath(path, edited, known), text, known);
  for (const { path, text } of edits.add)
    edited = put(edited, resolvePath(path, edited, { ...known, mayBeNew: true }), text, known);
  for (const path of edits.unset) edited = removeAt(edited, resolvePath(path, edited, known));
  for (const path of edits.null) edited = put(edited, resolvePath(path, edited, known), "null", known);
  if (!isObject(edited)) throw new HookproofError("bad-option", "A notification must stay an object.");
  return edited;
}

function patched(target: Json | undefined, text: string): Json {
  try {
    return mergePatch(target, jsonOf(parseTree(text)));
  } catch (cause) {
    throw new HookproofError("bad-option", "--data is not JSON.", { cause });
  }
}

function put(value: Json, pointer: string, text: string, known: Known): Json {
  try {
    return setAt(value, pointer, valueOf(text, getAt(value, pointer), known.typeOf(pointer)));
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new HookproofError("bad-option", `Nothing can be put at ${pointer}: ${cause.message}.`, { cause });
  }
}

function valueOf(text: string, before: Json | undefined, type: string | undefined): Json {
  if (text === "null") return null;
  const isText = typeof before === "string" || (typeof before !== "number" && type === "string");
  if (isText) return text;
  try {
    return jsonOf(parseTree(text));
  } catch {
    return text;
  }
}
