import { Buffer } from "node:buffer";
import fastify from "fastify";
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";
import { isGenuine } from "./genuine.ts";
import type { Start } from "./receiver.ts";

const limit = 20 * 1024 * 1024;

function server(options: FastifyServerOptions, build: (made: FastifyInstance) => void): Start {
  return async () => {
    const made = fastify({
      bodyLimit: limit,
      forceCloseConnections: true,
      ...options,
    }) as unknown as FastifyInstance;
    build(made);
    const address = await made.listen({ port: 0, host: "127.0.0.1" });
    return { url: `${address}/webhook`, close: async () => void (await made.close()) };
  };
}

const signatureOf = ({ headers }: FastifyRequest) => String(headers["service-signature"] ?? "");

/** Keeps the bytes beside what Fastify's own parser makes of them. */
function withRawBody(made: FastifyInstance): (request: FastifyRequest) => Uint8Array {
  const bytes = new WeakMap<FastifyRequest, Uint8Array>();
  const parse = made.getDefaultJsonParser("error", "error");
  made.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    bytes.set(request, body as Buffer);
    void parse(request, String(body), done);
  });
  return (request) => bytes.get(request) ?? Buffer.alloc(0);
}

export const correctFastify = {
  "parser that leaves the bytes": server({}, (made) => {
    made.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    made.removeContentTypeParser("application/json");
    made.post("/webhook", (request, reply) =>
      reply.code(isGenuine(signatureOf(request), request.body as Buffer) ? 200 : 401).send(),
    );
  }),
} satisfies Readonly<Record<string, Start>>;

export const brokenFastify = {
  "own JSON parser": server({ onProtoPoisoning: "ignore", onConstructorPoisoning: "ignore" }, (made) => {
    made.post("/webhook", (request, reply) =>
      reply.code(isGenuine(signatureOf(request), JSON.stringify(request.body)) ? 200 : 401).send(),
    );
  }),
  "guard against __proto__": server({}, (made) => {
    const rawBody = withRawBody(made);
    made.post("/webhook", (request, reply) =>
      reply.code(isGenuine(signatureOf(request), rawBody(request)) ? 200 : 401).send(),
    );
  }),
  "answer 201": server({}, (made) => {
    made.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    made.post("/webhook", (request, reply) =>
      reply.code(isGenuine(signatureOf(request), request.body as Buffer) ? 201 : 401).send(),
    );
  }),
} satisfies Readonly<Record<string, Start>>;
