import type { Topic } from "../contract/topics.ts";
import { kindNames, kinds, topics } from "../contract/topics.ts";
import type { JsonSchema, SchemaObject } from "./json-schema.ts";
import { isSchemaObject } from "./json-schema.ts";
import type { KindSchemas } from "./load.ts";
import { withNullableFields } from "./nullable.ts";
import { shippedSchema } from "./shipped.ts";

const base = "https://unpkg.com/hookproof/schemas/";
const dialect = "https://json-schema.org/draft/2020-12/schema";

/**
 * One self-contained schema of all notifications (section 2.1): a union over the subscribed topics, told apart by `event`, with the
 * null rule applied. `schemas/notification.schema.json` is this under default settings.
 */
export function notificationSchema(schemas: KindSchemas): SchemaObject {
  const { topics: subscribed } = schemas.settings;
  const used = kindNames.filter((kind) => subscribed.some((topic) => topics[topic].kind === kind));
  return {
    $schema: dialect,
    $id: `${base}notification.schema.json`,
    title: "Documented notification",
    "x-title-zh": "通知",
    description: "JSON body of every push; `event` tells which.",
    type: "object",
    required: ["event"],
    discriminator: { propertyName: "event" },
    oneOf: subscribed.map((topic) => ({ $ref: `#/$defs/${topic}` })),
    $defs: {
      ...Object.fromEntries(subscribed.map((topic) => [topic, variantOf(topic, schemas)])),
      ...Object.fromEntries(used.map((kind) => [kind, businessDataOf(schemas.of[kind].schema, kind)])),
    },
  };
}

/** The same for a single topic, as a schema of its own. */
export function topicSchema(topic: Topic, schemas: KindSchemas): SchemaObject {
  const { kind } = topics[topic];
  return {
    $schema: dialect,
    $id: `${base}${topic}.schema.json`,
    ...variantOf(topic, schemas),
    $defs: { [kind]: businessDataOf(schemas.of[kind].schema, kind) },
  };
}

function variantOf(topic: Topic, { settings }: KindSchemas): SchemaObject {
  const { kind, trigger } = topics[topic];
  const { title: _, description: __, $schema: ___, $id: ____, ...envelope } = shippedSchema("envelope");
  const key = settings.bodyKeys[kind];
  return {
    title: topic,
    description: `Sent when ${trigger}.`,
    ...envelope,
    properties: {
      ...envelope.properties,
      event: { ...(envelope.properties?.["event"] as SchemaObject), const: topic },
      [key]: { $ref: `#/$defs/${kind}` },
    },
    required: [...(envelope.required ?? []), key],
  };
}

/** With an `$id`, so that `#` inside means the kind's schema and not the whole document. */
function businessDataOf(schema: JsonSchema, kind: keyof typeof kinds): JsonSchema {
  const nullable = withNullableFields(schema);
  if (!isSchemaObject(nullable)) return nullable;
  const { $schema: _, ...rest } = nullable;
  return { ...rest, $id: nullable.$id ?? `${base}${kind}.schema.json` };
}
