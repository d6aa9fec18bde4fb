import type { FastifyInstance, RouteOptions } from "fastify";

import { packageVersion } from "../index.ts";

declare module "fastify" {
  interface FastifySchema {
    /** What a route does, in a few words. */
    readonly summary?: string;
  }
}

interface Described {
  readonly summary?: string;
  readonly body?: object;
  readonly params?: { readonly properties?: Readonly<Record<string, object>> };
  readonly querystring?: { readonly properties?: Readonly<Record<string, object>> };
}

/**
 * Collects the routes as they are added, so that the description of the API is what the API checks.
 * @returns the OpenAPI document, once all routes are there
 */
export function describeApi(server: FastifyInstance): () => object {
  const routes: RouteOptions[] = [];
  server.addHook("onRoute", (route) => void routes.push(route));
  return () => ({
    openapi: "3.1.0",
    info: { title: "hookproof console", version: packageVersion() },
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    paths: pathsOf(routes.filter(({ url, method }) => url.startsWith("/api/") && method !== "HEAD")),
  });
}

function pathsOf(routes: readonly RouteOptions[]): Readonly<Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const { url, method, schema } of routes) {
    const path = url.replace(/:(\w+)/g, "{$1}");
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    (paths[path] ??= {})[String(method).toLowerCase()] = operationOf((schema ?? {}) as Described, names);
  }
  return paths;
}

function operationOf({ summary, body, params, querystring }: Described, names: readonly string[]): object {
  const parameters = [
    ...names.map((name) => ({ name, in: "path", required: true, schema: params?.properties?.[name] ?? {} })),
    ...Object.entries(querystring?.properties ?? {}).map(([name, schema]) => ({ name, in: "query", schema })),
  ];
  return {
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: { "200": { description: "Done." }, "4XX": { description: "Refused; `message` says why." } },
  };
}
