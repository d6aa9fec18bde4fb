import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import type { Notification } from "../contract/notification.ts";
import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { Settings } from "../contract/settings.ts";
import type { Field, KindSchemas } from "../schema/load.ts";
import { getAt } from "../json/pointer.ts";

/** A field of a notification that mutations can be applied to. */
export interface Site {
  /** Pointer in the notification, such as `/new_ticket/ticket/0/fieldValue`. */
  readonly at: string;
  /** Pointer with `*` for list items, the same for every notification: the unit of coverage. */
  readonly template: string;
  readonly field: Field;
  readonly value: Json;
}

/** All fields of the business data that this notification has, in the schema's order, list items one by one. */
export function sitesOf(
  notification: Notification,
  topic: Topic,
  { settings, schemas }: { settings: Settings; schemas: KindSchemas },
): readonly Site[] {
  const { kind } = topics[topic];
  const root = `/${settings.bodyKeys[kind].replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return schemas.of[kind].fields.flatMap((field) =>
    expand(notification, root, field.pointer.split("/").slice(1)).map((at) => ({
      at,
      template: root + field.pointer,
      field,
      value: getAt(notification, at) ?? null,
    })),
  );
}

/** The pointers that a template stands for in this value; none where a list is empty or a parent is missing. */
function expand(notification: Notification, prefix: string, rest: readonly string[]): readonly string[] {
  const [head, ...tail] = rest;
  const here = getAt(notification, prefix);
  if (head === undefined) return here === undefined ? [] : [prefix];
  if (head === "*")
    return isArray(here) ? here.flatMap((_, index) => expand(notification, `${prefix}/${index}`, tail)) : [];
  return isObject(here) ? expand(notification, `${prefix}/${head}`, tail) : [];
}
