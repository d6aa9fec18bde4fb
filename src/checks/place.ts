import type { Notification } from "../contract/notification.ts";
import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { getAt, pointerOf, setAt, tokensOf } from "../json/pointer.ts";

/**
 * The notification with a value at a pointer, whether the interface knows such a field or not. What is missing on the
 * way there is made, so that a field of the items of an empty list can be placed too.
 */
export function place(notification: Notification, pointer: string, value: Json): Notification {
  const tokens = tokensOf(pointer);
  let placed: Json = notification;
  for (let depth = 1; depth < tokens.length; depth++) {
    const ancestor = pointerOf(tokens.slice(0, depth));
    const there = getAt(placed, ancestor);
    if (!isObject(there) && !isArray(there))
      placed = setAt(placed, ancestor, tokens[depth] === "0" ? [] : {});
  }
  placed = setAt(placed, pointer, value);
  return isObject(placed) ? placed : notification;
}
