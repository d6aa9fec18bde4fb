import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import express from "express";
import * as OpenApiValidator from "express-openapi-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { topicNames } from "../../src/contract/topics.ts";
import { openapi } from "../../src/export/openapi.ts";
import type { JsonObject } from "../../src/json/json.ts";
import { removeAt, setAt } from "../../src/json/pointer.ts";
import type { Request } from "../../src/wire/request.ts";
import { sourceOf } from "./source.ts";

async function problemsOf(text: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ["minimal"] });
  const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

interface Document {
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly paths?: Readonly<Record<string, unknown>>;
}
const written = (options = {}) => JSON.parse(openapi.write(sourceOf(options))) as Document;

describe("the OpenAPI export", () => {
  test.each([
    ["with the receiver's URL", {}],
    ["without a URL", { url: null }],
    ["with nothing but what the document shows", { settings: { documentedOnly: true } }],
    ["with some topics", { settings: { topics: ["cdr.hangup", "call_robot.hangup"] as const } }],
  ])("satisfies Redocly's linter %s", async (_, options) => {
    expect(await problemsOf(openapi.write(sourceOf(options)))).toEqual([]);
  });

  test("has a webhook per subscribed topic", () => {
    expect(Object.keys(written().webhooks)).toEqual(topicNames);
    expect(Object.keys(written({ settings: { topics: ["cdr.hangup"] } }).webhooks)).toEqual(["cdr.hangup"]);
  });

  test("has the receiver's path only where its URL is known", () => {
    expect(Object.keys(written().paths ?? {})).toEqual(["/hooks/in"]);
    expect(written({ url: null })).not.toHaveProperty("paths");
  });

  test("keeps integers beyond 2^53 exact", () => {
    expect(openapi.write(sourceOf())).toContain('"exclusiveMaximum": 9223372036854775808');
  });

  test("follows references of a user's schema to their new place", async () => {
    const schema = {
      type: "object",
      properties: { next: { $ref: "#" }, size: { $ref: "#/$defs/size" } },
      $defs: { size: { type: "integer" } },
    } as const;
    const text = openapi.write(sourceOf({ overlays: { cdr: { mode: "replace", schema } } }));
    expect(text).toContain('"$ref": "#/components/schemas/cdr/$defs/size"');
    expect(await problemsOf(text)).toEqual([]);
  });
});

describe("a server that holds requests to the export, by express-openapi-validator", () => {
  const server = createServer();
  const source = sourceOf();
  let url = "";

  beforeAll(async () => {
    const app = express();
    app.use(express.json());
    app.use(
      OpenApiValidator.middleware({
        apiSpec: JSON.parse(openapi.write(source)) as never,
        validateRequests: true,
        validateFormats: true,
        validateApiSpec: true,
      }),
    );
    app.post("/hooks/in", (_request, response) => void response.sendStatus(200));
    app.use(
      ((error: { status?: number; errors?: unknown }, _request, response, _next) =>
        void response
          .status(error.status ?? 500)
          .json(error.errors ?? String(error))) as express.ErrorRequestHandler,
    );
    server.on("request", app as never);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/in`;
  });
  afterAll(() => void server.close());

  const post = async ({ headers, body }: Pick<Request, "headers" | "body">) => {
    const sent = headers.filter(([name]) => name.toLowerCase() !== "content-length");
    const answer = await fetch(url, {
      method: "POST",
      headers: sent.map(([name, value]) => [name, value]),
      body,
    });
    return { status: answer.status, text: await answer.text() };
  };

  test.each(topicNames)("accepts a signed %s", async (topic) => {
    expect(await post(source.sign(source.sample(topic)))).toEqual({ status: 200, text: "OK" });
  });

  test("accepts nulls inside business data", async () => {
    const nulled = setAt(source.sample("cdr.hangup"), "/cdr/duration", null) as JsonObject;
    expect(await post(source.sign(nulled))).toEqual({ status: 200, text: "OK" });
  });

  test("refuses what is not documented, so that its acceptance means something", async () => {
    const sample = source.sample("cdr.hangup");
    const wrong = setAt(sample, "/cdr/duration", "12") as JsonObject;
    expect((await post(source.sign(wrong))).status).toBe(400);
    const short = removeAt(sample, "/created_at") as JsonObject;
    expect((await post(source.sign(short))).status).toBe(400);
    const { headers, body } = source.sign(sample);
    const unsigned = headers.filter(([name]) => name !== "Service-Signature");
    expect((await post({ headers: unsigned, body })).status).toBe(400);
  });
});
