import { HookproofError } from "./errors.ts";
import type { FastifyLike } from "./wire/fastify-transport.ts";
import type { FetchHandler } from "./wire/fetch-transport.ts";
import type { InProcessOptions, NodeListener } from "./wire/node-transport.ts";
import type { Transport } from "./wire/transport.ts";
import { urlTransport } from "./wire/url-transport.ts";
import type { UrlTransportOptions } from "./wire/url-transport.ts";

/**
 * A receiver under test: a URL (or `host:port`, or a port of this machine), a fetch handler or what has one (Hono,
 * Cloudflare-style modules), a Node `(request, response)` listener (Express and Koa's `callback()` too), a Fastify
 * instance, or a transport of your own.
 */
export type ReceiverTarget =
  | string
  | FetchHandler
  | { readonly fetch: FetchHandler }
  | NodeListener
  | FastifyLike
  | Transport;

export interface ConnectionOptions extends InProcessOptions {
  /** How a URL is reached; handlers in this process take no notice of it. */
  readonly connection?: UrlTransportOptions;
}

export function transportOf(target: ReceiverTarget, options: ConnectionOptions = {}): Transport {
  if (typeof target === "string") return urlTransport(target, options.connection);
  if (typeof target === "function")
    return isNodeListener(target) ? toListener(target, options) : toFetch(target, options);
  if ("carry" in target) return target;
  if ("inject" in target) return toFastify(target, options);
  if ("fetch" in target) return toFetch((request) => target.fetch(request), options);
  throw new HookproofError("bad-target", "This is neither a URL nor a handler that hookproof knows.");
}

/** A listener takes a response to write to; a fetch handler returns one. Express applications declare three parameters. */
function isNodeListener(handler: FetchHandler | NodeListener): handler is NodeListener {
  return handler.length >= 2;
}

function toListener(listener: NodeListener, options: InProcessOptions): Transport {
  return late("in-process:node", async () =>
    (await import("./wire/node-transport.ts")).nodeTransport(listener, options),
  );
}

function toFetch(handler: FetchHandler, options: InProcessOptions): Transport {
  return late("in-process:fetch", async () =>
    (await import("./wire/fetch-transport.ts")).fetchTransport(handler, options),
  );
}

function toFastify(instance: FastifyLike, options: InProcessOptions): Transport {
  return late("in-process:fastify", async () =>
    (await import("./wire/fastify-transport.ts")).fastifyTransport(instance, options),
  );
}

/** A transport that its first delivery loads: runs against a URL need not pay for Node's HTTP server. */
function late(target: string, load: () => Promise<Transport>): Transport {
  let loaded: Promise<Transport> | null = null;
  return {
    target,
    carry: async (request, options) => (await (loaded ??= load())).carry(request, options),
    close: async () => (await loaded)?.close(),
  };
}
