import type { FastifyInstance } from "fastify";

import type { ControlRequest, FuzzRequest, PlayRequest, TestRequest } from "../api.ts";
import type { RouteContext } from "./context.ts";
import { nameSchema, paceSchema, seedSchema, topicsSchema } from "./schemas.ts";

/** Everything that puts a scene on the stage or steers it. */
export function playRoutes(server: FastifyInstance, { director }: RouteContext): void {
  server.post<{ Body: PlayRequest }>(
    "/api/play",
    {
      schema: {
        summary: "Tell a story, or live an ordinary day",
        body: {
          type: "object",
          additionalProperties: false,
          properties: {
            scenario: nameSchema,
            day: {
              type: "object",
              additionalProperties: false,
              required: ["rate"],
              properties: { rate: { type: "number", exclusiveMinimum: 0, maximum: 1000 } },
            },
            pace: paceSchema,
            seed: seedSchema,
            held: { type: "boolean" },
          },
          oneOf: [{ required: ["scenario"] }, { required: ["day"] }],
        },
      },
    },
    async (request) => {
      await director.play(request.body);
      return director.state;
    },
  );
  server.post<{ Body: ControlRequest }>(
    "/api/control",
    {
      schema: {
        summary: "Pause, resume, step, stop, restart, change the pace",
        body: {
          type: "object",
          additionalProperties: false,
          required: ["action"],
          properties: {
            action: { enum: ["pause", "resume", "step", "stop", "restart", "pace"] },
            pace: paceSchema,
            newSeed: { type: "boolean" },
          },
        },
      },
    },
    async (request) => {
      await director.control(request.body);
      return director.state;
    },
  );
  server.post<{ Body: TestRequest }>(
    "/api/test",
    {
      schema: {
        summary: "Run the contract suite",
        body: {
          type: "object",
          additionalProperties: false,
          properties: { part: { enum: ["quick", "all", "nulls"] }, topics: topicsSchema },
        },
      },
    },
    async (request) => {
      await director.test(request.body);
      return director.state;
    },
  );
  server.post<{ Body: FuzzRequest }>(
    "/api/fuzz",
    {
      schema: {
        summary: "Explore what the interface allows",
        body: {
          type: "object",
          additionalProperties: false,
          properties: {
            level: { enum: ["documented", "lenient", "hostile"] },
            runs: { type: "integer", minimum: 1, maximum: 10_000 },
            topics: topicsSchema,
          },
        },
      },
    },
    async (request) => {
      await director.fuzz(request.body);
      return director.state;
    },
  );
}
