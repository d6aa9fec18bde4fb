import type { Notification } from "../contract/notification.ts";
import { HookproofError } from "../errors.ts";
import type { Json } from "../json/json.ts";
import { isObject } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import { getAt, removeAt, setAt, tokensOf } from "../json/pointer.ts";
import type { FieldTree, UnknownPath } from "./fields.ts";
import { unknownPath } from "./fields.ts";

/** What a notification's paths may name: its envelope, and below the body key the fields of its kind. */
export interface PathSpace {
  readonly bodyKey: string;
  readonly tree: FieldTree;
}

const envelope = ["id", "event", "enterprise_token", "created_at"] as const;

/** Whether a JSON pointer names a place in notifications of this kind; null if it does. */
export function unknownPointer(pointer: string, { bodyKey, tree }: PathSpace): UnknownPath | null {
  const tokens = tokensIn(pointer);
  const [first, ...rest] = tokens ?? [];
  if (first === bodyKey && pointer.startsWith("/")) {
    const unknown = unknownPath(rest, tree);
    return unknown === null ? null : within(bodyKey, unknown);
  }
  if (pointer.startsWith("/") && envelope.some((name) => name === first) && rest.length === 0) return null;
  // A path that leaves out the body key is the likeliest slip.
  const slipped =
    tokens !== null && tokens.length > 0 && unknownPath(tokens, tree) === null
      ? `/${bodyKey}${pointer.startsWith("/") ? "" : "/"}${pointer}`
      : undefined;
  const near = nearest(first ?? pointer, [...envelope, bodyKey]);
  return { pointer, nearest: slipped ?? (near === undefined ? undefined : `/${near}`) };
}

/** An unknown path in business data as a path in the notification. */
export function within(bodyKey: string, unknown: UnknownPath): UnknownPath {
  return {
    pointer: `/${bodyKey}${unknown.pointer}`,
    nearest: unknown.nearest === undefined ? undefined : `/${bodyKey}${unknown.nearest}`,
  };
}

/** Sets paths to null and leaves others out. @throws HookproofError for a path that the notification does not have. */
export function changed(
  notification: Notification,
  space: PathSpace,
  change: { readonly null?: readonly string[]; readonly omit?: readonly string[] },
): Notification {
  let result: Json = notification;
  for (const pointer of change.null ?? []) {
    demand(result, pointer, space);
    try {
      result = setAt(result, pointer, null);
    } catch (cause) {
      throw new HookproofError("bad-option", `${pointer} has no place in this notification`, { cause });
    }
  }
  for (const pointer of change.omit ?? []) {
    demand(result, pointer, space);
    result = removeAt(result, pointer);
  }
  return isObject(result) ? result : notification;
}

function demand(notification: Json, pointer: string, space: PathSpace): void {
  // What is there may be named, even if no schema lists it, such as a field that `with` has added.
  if (pointer.startsWith("/") && tokensIn(pointer) !== null && getAt(notification, pointer) !== undefined)
    return;
  const unknown = unknownPointer(pointer, space);
  if (unknown !== null) throw noSuchPath(unknown);
}

/** The error for an unknown path. */
export function noSuchPath({ pointer, nearest }: UnknownPath): HookproofError {
  return new HookproofError(
    "bad-option",
    `There is no ${pointer === "" ? "empty path" : pointer} in this notification`,
    nearest === undefined ? {} : { hint: `Did you mean ${nearest}?` },
  );
}

function tokensIn(pointer: string): string[] | null {
  try {
    return tokensOf(pointer);
  } catch {
    return pointer.includes("/") || pointer === "" ? null : [pointer];
  }
}
