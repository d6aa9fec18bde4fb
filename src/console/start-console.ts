import { randomBytes, randomInt } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import fastify from "fastify";

import { HookproofError } from "../errors.ts";
import { defaultSettings } from "../index.ts";
import type { Scenario, Settings } from "../index.ts";
import { catalogueOf } from "./catalogue.ts";
import { createDirector } from "./director.ts";
import type { GuardOptions } from "./guard.ts";
import { refusalOf } from "./guard.ts";
import { answerTo, errorOf } from "./http-error.ts";
import { createKeptDeliveries } from "./kept-deliveries.ts";
import { describeApi } from "./openapi.ts";
import { readPageFiles } from "./page-files.ts";
import { parseJsonBody } from "./parse-json-body.ts";
import { createReceiverChoice } from "./receiver-choice.ts";
import { deliveryRoutes } from "./routes/delivery-routes.ts";
import { eventRoutes } from "./routes/event-routes.ts";
import { playRoutes } from "./routes/play-routes.ts";
import { runRoutes } from "./routes/run-routes.ts";
import { stateRoutes } from "./routes/state-routes.ts";
import { createRunHistory } from "./run-history.ts";
import { securityHeaders } from "./security-headers.ts";
import { createStageLog } from "./stage-log.ts";

export interface ConsoleOptions {
  /** The stories that can be told. */
  readonly scenarios: readonly Scenario[];
  /** Where the journals of the runs lie; created with the first run. */
  readonly folder: string;
  readonly settings?: Settings;
  /** A receiver of the user's to start with; the embedded one without it. */
  readonly receiver?: { readonly url: string; readonly secret: string };
  /** Hosts beyond this machine and private networks that may be sent to, as `host` or `host:port`. */
  readonly allowHosts?: readonly string[];
  /** Port of 127.0.0.1; 0, the default, takes a free one. */
  readonly port?: number;
  readonly now?: () => Date;
  /** A request's head and body must be here within this, in milliseconds (S25); ten seconds if absent. */
  readonly requestMs?: number;
  /** Folder of the built page; the one beside this package's modules if absent. */
  readonly pageFolder?: string;
}

export interface RunningConsole {
  /** What to open: the token stands in the fragment, which no browser sends anywhere. */
  readonly url: string;
  readonly origin: string;
  readonly token: string;
  close(): Promise<void>;
}

const largestBody = 1024 * 1024;

/** Starts the console on 127.0.0.1 and nowhere else. */
export async function startConsole(options: ConsoleOptions): Promise<RunningConsole> {
  const { settings = defaultSettings, allowHosts = [], now = () => new Date(), requestMs = 10_000 } = options;
  const clock = () => performance.now();
  const token = randomBytes(32).toString("base64url");
  const guard: { -readonly [Key in keyof GuardOptions]: GuardOptions[Key] } = { port: 0, token };
  const page = readPageFiles(options.pageFolder);

  const receiver = await createReceiverChoice({
    settings,
    embeddedSecret: randomBytes(24).toString("base64url"),
    allowHosts,
    ownPorts: () => [guard.port],
    ...(options.receiver === undefined ? {} : { initial: options.receiver }),
  });
  const log = createStageLog(clock);
  const kept = createKeptDeliveries();
  const history = createRunHistory(options.folder, clock);
  const director = createDirector({
    scenarios: options.scenarios,
    receiver,
    log,
    kept,
    history,
    now,
    freshSeed: () => randomInt(2 ** 31),
  });
  const closing = new AbortController();
  const context = {
    director,
    catalogue: await catalogueOf(options.scenarios, settings),
    log,
    kept,
    history,
    receiver,
    closing: closing.signal,
  };

  const server = fastify({
    bodyLimit: largestBody,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    // Before Fastify reads anything of the request, so that no oddity of a URL or header gets past.
    serverFactory: (handler) =>
      createServer(
        {
          requestTimeout: requestMs,
          headersTimeout: requestMs,
          connectionsCheckingInterval: Math.min(1000, requestMs),
        },
        (request, response) => {
          const refusal = refusalOf(request, guard);
          for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
          if (refusal === null) return handler(request, response);
          response.writeHead(refusal.status, {
            "content-type": "application/json; charset=utf-8",
            connection: "close",
          });
          response.end(JSON.stringify({ error: errorOf(refusal.status), message: refusal.message }));
          return undefined;
        },
      ),
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request: unknown, body: string) => parseJsonBody(body),
  );
  server.setErrorHandler(async (error: Parameters<typeof answerTo>[0], _request, reply) => {
    const { status, body } = answerTo(error);
    return reply.code(status).send(body);
  });
  server.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send({ error: "not-found", message: "There is nothing here." }),
  );
  const api = describeApi(server);
  for (const routes of [stateRoutes, eventRoutes, playRoutes, deliveryRoutes, runRoutes])
    routes(server, context);
  server.get("/openapi.json", { schema: { summary: "This API" } }, async () => api());
  for (const [path, { type, bytes }] of page)
    server.get(path, async (_request, reply) => reply.type(type).send(bytes));

  try {
    await server.listen({ port: options.port ?? 0, host: "127.0.0.1" });
  } catch (cause) {
    await receiver.close();
    throw new HookproofError(
      "bad-option",
      `No console can listen on 127.0.0.1:${options.port}: ${String(cause)}`,
      {
        cause,
      },
    );
  }
  guard.port = (server.server.address() as AddressInfo).port;
  const origin = `http://127.0.0.1:${guard.port}`;
  return {
    url: `${origin}/#token=${token}`,
    origin,
    token,
    async close() {
      closing.abort();
      await director.close();
      await server.close();
      await receiver.close();
    },
  };
}
