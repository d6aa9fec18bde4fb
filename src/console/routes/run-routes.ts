import type { FastifyInstance } from "fastify";

import { detailOf } from "../delivery-detail.ts";
import { notFound } from "../http-error.ts";
import type { RouteContext } from "./context.ts";
import { nameSchema } from "./schemas.ts";

const params = { type: "object", properties: { id: nameSchema, delivery: nameSchema } } as const;

/** The history: runs whose journals are kept. */
export function runRoutes(server: FastifyInstance, { history, receiver }: RouteContext): void {
  const known = (id: string) => {
    if (!history.has(id)) throw notFound(`There is no run ${id}.`);
    return id;
  };
  server.get("/api/runs", { schema: { summary: "The runs, the latest first" } }, async () => history.list());
  server.get<{ Params: { id: string } }>(
    "/api/runs/:id/events",
    { schema: { summary: "What happened in a run", params } },
    async (request) => history.events(known(request.params.id)),
  );
  server.get<{ Params: { id: string; delivery: string } }>(
    "/api/runs/:id/deliveries/:delivery",
    { schema: { summary: "Everything about one delivery of a run", params } },
    async ({ params: { id, delivery } }) => {
      const found = history.delivery(known(id), delivery);
      if (found === undefined) throw notFound(`Run ${id} has no delivery ${delivery}.`);
      return detailOf(found, receiver.settings.signatureHeader);
    },
  );
  server.get<{ Params: { id: string } }>(
    "/api/runs/:id/report",
    { schema: { summary: "A run as one HTML page, as a file", params } },
    async (request, reply) => {
      const id = known(request.params.id);
      void reply
        .type("text/html; charset=utf-8")
        .header("content-disposition", `attachment; filename="hookproof-${id}.html"`);
      return history.report(id);
    },
  );
}
