import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { JsonObject } from "../json/json.ts";
import { schemaText } from "../schema/schema-text.ts";
import { componentsOf } from "./components.ts";
import type { Exporter, ExportSource } from "./exporter.ts";
import { about } from "./wording.ts";

/** AsyncAPI 3.0 of the platform: it sends one message per topic to one channel, the Webhook URL. */
export const asyncapi: Exporter = {
  id: "asyncapi",
  title: "AsyncAPI 3.0 of the platform",
  fileName: "asyncapi.json",
  write(source) {
    const { schemas, url, version } = source;
    const { topics: subscribed } = schemas.settings;
    const address = url === null ? null : new URL(url);
    return schemaText({
      asyncapi: "3.0.0",
      info: { title: about.title, version, description: `${about.summary} ${about.description}` },
      defaultContentType: "application/json",
      ...(address === null
        ? {}
        : { servers: { receiver: { host: address.host, protocol: address.protocol.slice(0, -1) } } }),
      channels: {
        notifications: {
          ...(address === null ? {} : { address: address.pathname }),
          title: "The receiver's Webhook URL",
          messages: Object.fromEntries(
            subscribed.map((topic) => [topic, { $ref: `#/components/messages/${topic}` }]),
          ),
        },
      },
      operations: {
        notify: {
          action: "send",
          title: "A push",
          summary: "Sent once when the event of a subscribed topic occurs.",
          channel: { $ref: "#/channels/notifications" },
          messages: subscribed.map((topic) => ({ $ref: `#/channels/notifications/messages/${topic}` })),
          bindings: { http: { method: "POST", bindingVersion: "0.3.0" } },
        },
      },
      components: {
        messages: Object.fromEntries(subscribed.map((topic) => [topic, messageOf(topic, source)])),
        schemas: componentsOf(schemas, "/components/schemas") as JsonObject,
      },
    });
  },
};

function messageOf(topic: Topic, { schemas, sample }: ExportSource): JsonObject {
  const { signatureHeader } = schemas.settings;
  return {
    name: topic,
    title: topic,
    summary: `Sent when ${topics[topic].trigger}.`,
    contentType: "application/json; charset=utf-8",
    tags: [{ name: topics[topic].kind }],
    headers: {
      type: "object",
      properties: {
        [signatureHeader]: { type: "string", pattern: "^[0-9a-f]{40}$", description: about.signature },
      },
      required: [signatureHeader],
    },
    payload: { $ref: `#/components/schemas/${topic}` },
    examples: [{ name: "sample", payload: sample(topic) }],
  };
}
