import { HookproofError } from "../errors.ts";
import { getAt, jsonOf, parseTree, removeAt, setAt } from "../index.ts";
import type { Json, Notification } from "../index.ts";
import type { SendChange } from "./api.ts";

/** The notification in a body's bytes, integers exact. @throws HookproofError if there is none */
export function notificationIn(body: Uint8Array): Notification {
  return asNotification(valueOf(new TextDecoder().decode(body), "The body"));
}

/** A notification with values set, made null, or taken away at pointers. */
export function changedNotification(notification: Notification, change: SendChange): Notification {
  let changed: Json = notification;
  for (const { pointer, json } of change.set ?? [])
    changed = at(pointer, () => setAt(changed, pointer, valueOf(json, `The value of ${pointer}`)));
  for (const pointer of change.null ?? []) {
    if (getAt(changed, pointer) === undefined) throw noPlace(pointer);
    changed = at(pointer, () => setAt(changed, pointer, null));
  }
  for (const pointer of change.omit ?? []) {
    if (getAt(changed, pointer) === undefined) throw noPlace(pointer);
    changed = at(pointer, () => removeAt(changed, pointer));
  }
  return asNotification(changed);
}

function at(pointer: string, change: () => Json): Json {
  try {
    return change();
  } catch (cause) {
    throw noPlace(pointer, cause);
  }
}

function noPlace(pointer: string, cause?: unknown): HookproofError {
  return new HookproofError("bad-option", `The notification has nothing at ${pointer}.`, { cause });
}

function valueOf(json: string, what: string): Json {
  try {
    return jsonOf(parseTree(json));
  } catch (cause) {
    throw new HookproofError("bad-option", `${what} is not JSON.`, { cause });
  }
}

function asNotification(value: Json): Notification {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new HookproofError("bad-option", "A notification must stay an object.");
  return value as Notification;
}
