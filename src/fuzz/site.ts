import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import type { Notification } from "../contract/notification.ts";
import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { Settings } from "../contract/settings.ts";
import type { Field, KindSchemas } from "../schema/load.ts";
import { getAt, pointerOf, tokensOf } from "../json/pointer.ts";

/** A field of a notification that mutations can be applied to. */
export interface Site {
  /** Pointer in the notification, such as `/new_ticket/ticket/0/fieldValue`. */
  readonly at: string;
  /** Pointer with `*` for list items, the same for every notification: the unit of coverage. */
  readonly template: string;
  readonly field: Field;
  /** Undefined where the field is optional and left out. */
  readonly value: Json | undefined;
}

/** All fields that this notification has or may have, in the schema's order, those of list items one by one. */
export function sitesOf(
  notification: Notification,
  topic: Topic,
  { settings, schemas }: { settings: Settings; schemas: KindSchemas },
): readonly Site[] {
  const { kind } = topics[topic];
  const root = pointerOf([settings.bodyKeys[kind]]);
  return schemas.of[kind].fields.flatMap((field) =>
    expand(notification, root, tokensOf(field.pointer)).map((at) => ({
      at,
      template: root + field.pointer,
      field,
      value: getAt(notification, at),
    })),
  );
}

/**
 * The pointers that a template stands for in this value, whether or not the field itself is there; none where a list is
 * empty or a parent is missing.
 */
function expand(notification: Notification, prefix: string, rest: readonly string[]): readonly string[] {
  const [head, ...tail] = rest;
  if (head === undefined) return [prefix];
  const here = getAt(notification, prefix);
  if (head === "*")
    return isArray(here) ? here.flatMap((_, index) => expand(notification, `${prefix}/${index}`, tail)) : [];
  return isObject(here) ? expand(notification, prefix + pointerOf([head]), tail) : [];
}
