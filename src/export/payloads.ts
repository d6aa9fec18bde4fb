import type { Notification } from "../contract/notification.ts";
import type { Kind, Topic } from "../contract/topics.ts";
import { kindNames, topics } from "../contract/topics.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { getAt, setAt } from "../json/pointer.ts";
import type { Field } from "../schema/load.ts";
import type { ExportSource } from "./exporter.ts";

/** A notification as it may be, or as the document does not allow. */
export type Payload = JsonObject & {
  /** Stable: made of the topic, or of the kind and the field. */
  readonly code: string;
  readonly title: string;
  readonly valid: boolean;
  readonly topic: Topic;
  /** The place in the notification that is special; null where nothing is. */
  readonly pointer: string | null;
  readonly notification: Notification;
};

/** Each topic as documented; each field of each kind null, alone; a field that nobody knows; and values of wrong types. */
export function payloadsOf(source: ExportSource): readonly Payload[] {
  const { topics: subscribed } = source.schemas.settings;
  const documented = subscribed.map((topic): Payload => ({
    code: `documented-${topic}`,
    title: `${topic}, all fields present`,
    valid: true,
    topic,
    pointer: null,
    notification: source.sample(topic),
  }));
  const changed = kindNames.flatMap((kind) => {
    const topic = subscribed.find((name) => topics[name].kind === kind);
    return topic === undefined ? [] : changesOf(kind, topic, source);
  });
  return [...documented, ...changed];
}

function changesOf(kind: Kind, topic: Topic, { schemas, sample }: ExportSource): readonly Payload[] {
  const notification = sample(topic);
  const bodyKey = schemas.settings.bodyKeys[kind];
  const { fields } = schemas.of[kind];

  const change = (
    code: string,
    title: string,
    valid: boolean,
    field: string,
    value: Json,
  ): readonly Payload[] => {
    const pointer = `/${bodyKey}${field.replaceAll("/*", "/0")}`;
    const parent = pointer.slice(0, pointer.lastIndexOf("/"));
    // A sample without items has no place for the fields of items.
    if (getAt(notification, parent) === undefined) return [];
    const changed = setAt(notification, pointer, value) as Notification;
    return [
      {
        code: `${code}-${kind}${field.replaceAll("/", ".")}`,
        title,
        valid,
        topic,
        pointer,
        notification: changed,
      },
    ];
  };

  return [
    ...fields.flatMap(({ pointer }) => change("null", `${pointer} is null`, true, pointer, null)),
    ...change("unknown-field", "A field that nobody knows", true, "/hookproof_unknown", {
      a: [1, "一", null],
    }),
    ...firstOfEachType(fields).flatMap(({ pointer, type }) =>
      change(
        "wrong-type",
        `${pointer} is no ${type}`,
        false,
        pointer,
        type.startsWith("string") ? 12 : "text",
      ),
    ),
  ];
}

/** The first field of each type that a value can miss, lest there be as many rows as fields. */
function firstOfEachType(fields: readonly Field[]): readonly Field[] {
  const byType = new Map<string, Field>();
  for (const field of fields)
    if (field.type !== "any" && !byType.has(field.type)) byType.set(field.type, field);
  return [...byType.values()];
}
