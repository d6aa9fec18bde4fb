import express from "express";
import type { Express, Request, Response } from "express";
import { isGenuine } from "./genuine.ts";
import { listening } from "./receiver.ts";
import type { Start } from "./receiver.ts";

function app(build: (app: Express) => void): Start {
  return () => {
    const made = express();
    build(made);
    return listening(made);
  };
}

const signatureOf = (request: Request) => request.get("service-signature");

function answer(response: Response, genuine: boolean): void {
  response.sendStatus(genuine ? 200 : 401);
}

export const correctExpress = {
  "express.raw": app((made) => {
    made.post("/webhook", express.raw({ type: () => true, limit: "20mb" }), (request, response) =>
      answer(response, isGenuine(signatureOf(request), request.body as Uint8Array)),
    );
  }),
  "express.json that keeps the bytes": app((made) => {
    const bytes = new WeakMap<object, Uint8Array>();
    made.use(
      express.json({
        type: () => true,
        limit: "20mb",
        verify: (request, _, body) => void bytes.set(request, body),
      }),
    );
    made.post("/webhook", (request, response) =>
      answer(response, isGenuine(signatureOf(request), bytes.get(request) ?? "")),
    );
  }),
} satisfies Readonly<Record<string, Start>>;

export const brokenExpress = {
  "json parser before the route": app((made) => {
    made.use(express.json({ limit: "20mb" }));
    made.post("/webhook", (request, response) =>
      answer(response, isGenuine(signatureOf(request), JSON.stringify(request.body))),
    );
  }),
  "object joined to text": app((made) => {
    made.use(express.json({ limit: "20mb" }));
    made.post("/webhook", (request, response) =>
      answer(response, isGenuine(signatureOf(request), `${String(request.body)}`)),
    );
  }),
  "no parser": app((made) => {
    made.post("/webhook", (request, response) =>
      answer(response, isGenuine(signatureOf(request), String(request.body))),
    );
  }),
  "raw parser of another type": app((made) => {
    made.use(express.raw());
    made.post("/webhook", (request, response) =>
      answer(response, isGenuine(signatureOf(request), JSON.stringify(request.body ?? {}))),
    );
  }),
  "buffer as JSON": app((made) => {
    made.use(express.raw({ type: () => true, limit: "20mb" }));
    made.post("/webhook", (request, response) =>
      answer(response, isGenuine(signatureOf(request), JSON.stringify(request.body))),
    );
  }),
  "default limit": app((made) => {
    made.use(express.raw({ type: () => true }));
    made.post("/webhook", (request, response) =>
      answer(response, isGenuine(signatureOf(request), request.body as Uint8Array)),
    );
  }),
  "null in a chain": app((made) => {
    made.use(express.raw({ type: () => true, limit: "20mb" }));
    made.post("/webhook", (request, response) => {
      if (!isGenuine(signatureOf(request), request.body as Uint8Array)) return answer(response, false);
      const { conversation } = JSON.parse(String(request.body)) as {
        conversation?: { page_from_url: string };
      };
      conversation?.page_from_url.split("?");
      return answer(response, true);
    });
  }),
} satisfies Readonly<Record<string, Start>>;
