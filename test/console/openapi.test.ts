import { createConfig, lintFromString } from "@redocly/openapi-core";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { OpenConsole } from "./open-console.ts";
import { openConsole } from "./open-console.ts";
import { rawExchange } from "./raw-exchange.ts";

interface Operation {
  readonly summary?: string;
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly schema: { readonly properties: object } } };
  };
}

/** As `api.ts` lists them for whoever writes a client. */
const routes: readonly (readonly ["get" | "post" | "put", string])[] = [
  ["get", "/api/catalogue"],
  ["get", "/api/deliveries/{id}"],
  ["get", "/api/events"],
  ["get", "/api/receiver"],
  ["get", "/api/runs"],
  ["get", "/api/runs/{id}/deliveries/{delivery}"],
  ["get", "/api/runs/{id}/events"],
  ["get", "/api/runs/{id}/report"],
  ["get", "/api/state"],
  ["post", "/api/control"],
  ["post", "/api/fuzz"],
  ["post", "/api/play"],
  ["post", "/api/send"],
  ["post", "/api/test"],
  ["put", "/api/target"],
];
const writing = routes.filter(([method]) => method !== "get");

let open: OpenConsole;
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
let text: string;

beforeAll(async () => {
  open = await openConsole();
  const response = await fetch(`${open.origin}/openapi.json`);
  text = await response.text();
  document = JSON.parse(text);
});
afterAll(async () => open[Symbol.asyncDispose]());

describe("the description of the control API", () => {
  test("satisfies Redocly's linter", async () => {
    const config = await createConfig({
      extends: ["minimal"],
      rules: { "operation-summary": "error", "path-parameters-defined": "error" },
    });
    const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
    expect(problems.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
  });

  test("has every route and no other", () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => [method, path]),
    );
    expect(described.toSorted()).toEqual(routes.map((route) => [...route]));
  });

  test.each(writing)("%s %s says what it takes, and takes nothing else", async (method, path) => {
    const { requestBody, summary } = document.paths[path]?.[method] ?? {};
    expect(summary).toMatch(/^[A-Z]/);
    expect(requestBody?.content["application/json"].schema).toMatchObject({
      type: "object",
      additionalProperties: false,
    });
    const write = method.toUpperCase() as "POST" | "PUT";
    expect((await open.ask(write, path, { nothing: 1 })).status).toBe(400);
    for (const body of [null, [], "text", 7, true])
      expect((await open.ask(write, path, body)).status).toBe(400);
  });

  test.each(writing)("%s %s refuses any value of another type without harm", async (method, path) => {
    const { properties } = document.paths[path]?.[method]?.requestBody?.content["application/json"]
      .schema ?? { properties: {} };
    const before = (await open.ask("GET", "/api/state")).json.seq;
    // Of the types that a property may have, none is a list with null in it.
    const wrong = fc.constantFrom<unknown>([null], [[]], [{}], [1, null]);
    for (const name of Object.keys(properties))
      for (const value of fc.sample(wrong, 2))
        expect((await open.ask(method.toUpperCase() as "POST", path, { [name]: value })).status).toBe(400);
    expect((await open.ask("GET", "/api/state")).json.seq).toBe(before);
  });

  test.each(routes)("%s %s wants the token, however its path is spelt", async (method, path) => {
    const real = path.replace(/\{\w+\}/g, "1-d1");
    const escaped = (at: number) =>
      `${real.slice(0, at)}%${real.charCodeAt(at).toString(16)}${real.slice(at + 1)}`;
    const spellings = [
      real,
      `${real}?token=x`,
      ...Array.from({ length: real.length - 1 }, (_, at) => escaped(at + 1)),
    ];
    for (const target of spellings) {
      const { status } = await rawExchange(
        open.port,
        `${method.toUpperCase()} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${open.port}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
      );
      expect(status, target).toBe(401);
    }
  });
});
