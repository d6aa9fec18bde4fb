import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

import type { FastifyInstance } from "fastify";

import type { RouteContext } from "./context.ts";

/** Comments that keep the connection from being taken for dead, in milliseconds between two. */
const beatMs = 15_000;

/** A page draws sixty times a second: what happens in between, in milliseconds, comes in one piece. */
const gatherMs = 16;

/** The log as server-sent events, each with a list of entries; a page that comes back names the last one it has seen. */
export function eventRoutes(server: FastifyInstance, { log, closing }: RouteContext): void {
  server.get<{ Querystring: { after?: string } }>(
    "/api/events",
    {
      schema: {
        summary: "The log, from an entry on",
        querystring: {
          type: "object",
          additionalProperties: false,
          properties: { after: { type: "string", pattern: "^[0-9]{1,15}$" } },
        },
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      const signal = AbortSignal.any([gone.signal, closing]);
      reply.hijack();
      const { raw } = reply;
      raw.on("close", () => gone.abort());
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        "x-accel-buffering": "no",
      });
      raw.write(": hello\n\n");
      const beat = setInterval(() => raw.write(": still here\n\n"), beatMs);
      for await (const entries of log.follow(Number(request.query.after ?? 0), signal)) {
        const isDrained = raw.write(`id: ${entries.at(-1)?.seq}\ndata: ${JSON.stringify(entries)}\n\n`);
        if (!isDrained) await drained(raw, signal);
        await setTimeout(gatherMs, undefined, { signal }).catch(() => {});
      }
      clearInterval(beat);
      raw.end();
    },
  );
}

/** A reader that does not read must not fill the memory. */
async function drained(stream: NodeJS.WritableStream, signal: AbortSignal): Promise<void> {
  try {
    await once(stream, "drain", { signal });
  } catch {
    // It has gone: the log notices that too.
  }
}
