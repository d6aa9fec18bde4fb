import type { FastifyInstance } from "fastify";

import type { SendRequest, TargetRequest } from "../api.ts";
import { detailOf } from "../delivery-detail.ts";
import { notFound } from "../http-error.ts";
import type { RouteContext } from "./context.ts";
import { changeProperties, nameSchema, topicSchema } from "./schemas.ts";

/** Single notifications: sending them, and everything about them; and whom they are sent to. */
export function deliveryRoutes(server: FastifyInstance, { director, kept, receiver }: RouteContext): void {
  server.post<{ Body: SendRequest }>(
    "/api/send",
    {
      schema: {
        summary: "Send a notification of a topic, or an earlier one again, perhaps changed",
        body: {
          type: "object",
          additionalProperties: false,
          properties: {
            topic: topicSchema,
            times: { type: "integer", minimum: 1, maximum: 20_000 },
            delivery: nameSchema,
            ...changeProperties,
          },
          oneOf: [{ required: ["topic"] }, { required: ["delivery"] }],
        },
      },
    },
    async (request) => director.send(request.body),
  );
  server.get<{ Params: { id: string } }>(
    "/api/deliveries/:id",
    {
      schema: {
        summary: "Everything about one delivery of the scene",
        params: { type: "object", properties: { id: nameSchema } },
      },
    },
    async ({ params: { id } }) => {
      const found = kept.find(id);
      if (found === undefined) throw notFound(`Delivery ${id} is not kept.`);
      return detailOf(found, receiver.settings.signatureHeader);
    },
  );
  server.put<{ Body: TargetRequest }>(
    "/api/target",
    {
      schema: {
        summary: "Choose the receiver: the embedded one, perhaps with a fault, or one of your own",
        body: {
          type: "object",
          additionalProperties: false,
          properties: {
            embedded: { const: true },
            fault: { anyOf: [nameSchema, { type: "null" }] },
            url: { type: "string", minLength: 1, maxLength: 2000 },
            secret: { type: "string", minLength: 1, maxLength: 1000 },
          },
          oneOf: [{ required: ["embedded", "fault"] }, { required: ["url"] }],
        },
      },
    },
    async (request) => {
      await director.choose(request.body);
      return director.state;
    },
  );
}
