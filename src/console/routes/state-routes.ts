import type { FastifyInstance } from "fastify";

import type { RouteContext } from "./context.ts";

/** What the page asks first. */
export function stateRoutes(server: FastifyInstance, { director, catalogue, receiver }: RouteContext): void {
  server.get("/api/state", { schema: { summary: "What is on the stage" } }, async () => director.state);
  server.get(
    "/api/catalogue",
    { schema: { summary: "Scenarios, topics, fields, faults, styles and gaps" } },
    async () => catalogue,
  );
  server.get("/api/receiver", { schema: { summary: "What the embedded receiver has learnt" } }, async () => ({
    entities: receiver.knowledge(),
  }));
}
