import { HookproofError } from "./errors.ts";
import { fastifyTransport } from "./wire/fastify-transport.ts";
import type { FastifyLike } from "./wire/fastify-transport.ts";
import { fetchTransport } from "./wire/fetch-transport.ts";
import type { FetchHandler } from "./wire/fetch-transport.ts";
import { nodeTransport } from "./wire/node-transport.ts";
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
    return isNodeListener(target) ? nodeTransport(target, options) : fetchTransport(target, options);
  if ("carry" in target) return target;
  if ("inject" in target) return fastifyTransport(target, options);
  if ("fetch" in target) return fetchTransport((request) => target.fetch(request), options);
  throw new HookproofError("bad-target", "This is neither a URL nor a handler that hookproof knows.");
}

/** A listener takes a response to write to; a fetch handler returns one. Express applications declare three parameters. */
function isNodeListener(handler: FetchHandler | NodeListener): handler is NodeListener {
  return handler.length >= 2;
}
