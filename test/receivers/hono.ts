import { Hono } from "hono";
import type { Context } from "hono";
import { isGenuine } from "./genuine.ts";
import { bodyOf } from "./node-http.ts";
import { listening } from "./receiver.ts";
import type { Start } from "./receiver.ts";

/** Hono's fetch handler behind a plain Node server, as its adapter does it. */
function app(handler: (context: Context) => Promise<Response>): Start {
  return () => {
    const made = new Hono();
    made.post("/webhook", handler);
    made.onError((error, context) => context.text(error.message, 500));
    return listening(async (request, response) => {
      const answer = await made.fetch(
        new Request(`http://localhost${request.url}`, {
          method: "POST",
          headers: request.headers as Record<string, string>,
          body: new Uint8Array(await bodyOf(request)),
        }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    });
  };
}

const signatureOf = (context: Context) => context.req.header("Service-Signature");

export const correctHono = {
  "array buffer": app(async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    return context.body(null, isGenuine(signatureOf(context), body) ? 200 : 401);
  }),
  text: app(async (context) =>
    context.body(null, isGenuine(signatureOf(context), await context.req.text()) ? 200 : 401),
  ),
} satisfies Readonly<Record<string, Start>>;

export const brokenHono = {
  "parsed JSON": app(async (context) =>
    context.body(null, isGenuine(signatureOf(context), JSON.stringify(await context.req.json())) ? 200 : 401),
  ),
  "form parser": app(async (context) =>
    context.body(
      null,
      isGenuine(signatureOf(context), JSON.stringify(await context.req.parseBody())) ? 200 : 401,
    ),
  ),
  "no content": app(async (context) =>
    context.body(null, isGenuine(signatureOf(context), await context.req.text()) ? 204 : 401),
  ),
} satisfies Readonly<Record<string, Start>>;
