import fastify from "fastify";
import { fastifyReceiver } from "hookproof/receiver";

/** The plugin keeps the raw body in a scope of its own, so the other routes parse theirs as before. */
export function createApp({ secret, save }) {
  const app = fastify();
  app.register(fastifyReceiver, { secret, url: "/webhook", onNotification: save });
  app.post("/api/echo", (request) => request.body);
  return app;
}
