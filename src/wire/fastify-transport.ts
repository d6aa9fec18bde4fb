import type { IncomingMessage, ServerResponse } from "node:http";
import type { InProcessOptions } from "./node-transport.ts";
import { nodeTransport } from "./node-transport.ts";
import type { Transport } from "./transport.ts";

/** What is needed of a Fastify instance. */
export interface FastifyLike {
  ready(): PromiseLike<unknown>;
  routing(request: IncomingMessage, response: ServerResponse): void;
  inject: unknown;
}

/**
 * Delivers to a Fastify instance in this process, without a port; see {@link nodeTransport}. The instance is made ready by
 * the first delivery and is not closed.
 */
export function fastifyTransport(instance: FastifyLike, options: InProcessOptions = {}): Transport {
  const transport = nodeTransport(async (request, response) => {
    await instance.ready();
    instance.routing(request, response);
  }, options);
  return { ...transport, target: "in-process:fastify" };
}
