import { Hono } from "hono";
import { receive } from "hookproof/receiver";

/** The same file runs on Node, Bun, Deno and Cloudflare Workers with Node's compatibility flag. */
export function createApp({ secret, save }) {
  const app = new Hono();
  app.post("/webhook", async (context) => {
    // arrayBuffer, not json(): the signature covers the bytes.
    const body = new Uint8Array(await context.req.arrayBuffer());
    const status = await receive(body, (name) => context.req.header(name), { secret, onNotification: save });
    return context.body(null, status);
  });
  return app;
}
