import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { schemaText } from "../schema/schema-text.ts";
import { componentsOf } from "./components.ts";
import type { Exporter, ExportSource } from "./exporter.ts";
import { about, operationIdOf } from "./wording.ts";

const place = "/components/schemas";

/**
 * OpenAPI 3.1: each topic as an entry of `webhooks`, which is the platform's side. With a URL the receiver's side too, as a
 * path that takes any topic, for gateways, mock servers and validators that know paths only.
 */
export const openapi: Exporter = {
  id: "openapi",
  title: "OpenAPI 3.1 with webhooks",
  fileName: "openapi.json",
  write(source) {
    const { schemas, url, version } = source;
    const { topics: subscribed } = schemas.settings;
    return schemaText({
      openapi: "3.1.1",
      info: { title: about.title, version, summary: about.summary, description: about.description },
      jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
      ...(url === null ? {} : receiverSide(url, subscribed, source)),
      webhooks: Object.fromEntries(
        subscribed.map((topic) => [
          topic,
          {
            post: {
              operationId: operationIdOf(topic),
              summary: topics[topic].trigger,
              tags: [topics[topic].kind],
              ...operationOf([topic], source),
            },
          },
        ]),
      ),
      components: { schemas: componentsOf(schemas, place) as JsonObject },
    });
  },
};

function receiverSide(url: string, subscribed: readonly Topic[], source: ExportSource): JsonObject {
  const { origin, pathname } = new URL(url);
  const operation = {
    operationId: "receive",
    summary: "Receives every topic",
    ...operationOf(subscribed, source),
  };
  return { servers: [{ url: origin }], paths: { [pathname]: { post: operation } } };
}

function operationOf(subscribed: readonly Topic[], { schemas, sample }: ExportSource): JsonObject {
  const refs = subscribed.map((topic) => ({ $ref: `#${place}/${topic}` }));
  const [only] = refs;
  const schema: Json = refs.length === 1 && only !== undefined ? only : { oneOf: refs };
  return {
    parameters: [
      {
        name: schemas.settings.signatureHeader,
        in: "header",
        required: true,
        description: about.signature,
        schema: { type: "string", pattern: "^[0-9a-f]{40}$" },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema,
          examples: Object.fromEntries(subscribed.map((topic) => [topic, { value: sample(topic) }])),
        },
      },
    },
    responses: {
      "200": { description: about.acknowledged },
      default: { description: about.unspecified },
    },
  };
}
