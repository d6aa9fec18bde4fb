import type { FastifyInstance } from "fastify";
import { receive } from "./receive.ts";
import type { ReceiveOptions } from "./receive.ts";

export interface FastifyReceiverOptions extends ReceiveOptions {
  /** Route of the webhook; `/webhook` if absent. */
  readonly url?: string;
}

/**
 * A Fastify plugin that receives notifications. It keeps the raw body in a scope of its own, so that other routes of the
 * application parse theirs as before.
 *
 * @example
 * app.register(fastifyReceiver, { secret: process.env.SECRET, onNotification: async (n) => save(n) });
 */
export async function fastifyReceiver(app: FastifyInstance, options: FastifyReceiverOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post(options.url ?? "/webhook", async (request, reply) => {
    const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    const status = await receive(body, (name) => request.headers[name], options);
    return reply.code(status).send();
  });
}
