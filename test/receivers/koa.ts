import { Buffer } from "node:buffer";
import Koa from "koa";
import type { Context } from "koa";
import { isGenuine } from "./genuine.ts";
import { bodyOf } from "./node-http.ts";
import { listening } from "./receiver.ts";
import type { Start } from "./receiver.ts";

function app(handler: (context: Context) => Promise<void>): Start {
  return () => {
    const made = new Koa();
    made.silent = true;
    made.use(handler);
    return listening(made.callback());
  };
}

export const correctKoa = {
  "raw body": app(async (context) => {
    context.status = isGenuine(context.get("Service-Signature"), await bodyOf(context.req)) ? 200 : 401;
  }),
} satisfies Readonly<Record<string, Start>>;

export const brokenKoa = {
  "no status": app(async (context) => {
    if (!isGenuine(context.get("Service-Signature"), await bodyOf(context.req))) context.throw(401);
  }),
  "null body": app(async (context) => {
    if (!isGenuine(context.get("Service-Signature"), await bodyOf(context.req))) context.throw(401);
    context.body = null;
  }),
  "latin1 for the hash": app(async (context) => {
    const text = (await bodyOf(context.req)).toString("utf8");
    context.status = isGenuine(context.get("Service-Signature"), Buffer.from(text, "latin1")) ? 200 : 401;
  }),
} satisfies Readonly<Record<string, Start>>;
