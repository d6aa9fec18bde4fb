import { Buffer } from "node:buffer";
import type { Topic } from "../contract/topics.ts";
import { kindNames, kinds, topics } from "../contract/topics.ts";
import type { JsonObject } from "../json/json.ts";
import { schemaText } from "../schema/schema-text.ts";
import type { Exporter, ExportSource } from "./exporter.ts";
import { about } from "./wording.ts";

/**
 * A Postman collection (2.1) with a folder per kind. A script signs each request as it is sent, with the variable
 * `secret`, so that bodies may be edited; a test in each asks for status 200.
 */
export const postman: Exporter = {
  id: "postman",
  title: "Postman collection 2.1 that signs what it sends",
  fileName: "notifications.postman_collection.json",
  write(source) {
    const { topics: subscribed, signatureHeader } = source.schemas.settings;
    const folders = kindNames
      .map((kind) => ({ kind, of: subscribed.filter((topic) => topics[topic].kind === kind) }))
      .filter(({ of }) => of.length > 0);
    return schemaText({
      info: {
        name: about.title,
        description: about.description,
        version: source.version,
        schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
      },
      variable: [
        { key: "url", value: source.url ?? "http://127.0.0.1:3000/webhook", type: "string" },
        { key: "secret", value: "", type: "string", description: "The secret that the receiver knows." },
      ],
      event: [
        scriptOf("prerequest", signingScript(signatureHeader)),
        scriptOf("test", ['pm.test("acknowledged with status 200", () => pm.response.to.have.status(200));']),
      ],
      item: folders.map(({ kind, of }) => ({
        name: kinds[kind].documentName === "Cdr" ? kind : kinds[kind].documentName,
        item: of.map((topic) => itemOf(topic, source)),
      })),
    });
  },
};

function signingScript(header: string): readonly string[] {
  return [
    "// SHA1 over the body followed directly by the secret, in hexadecimal.",
    'const { SHA1 } = require("crypto-js");',
    "const body = pm.variables.replaceIn(pm.request.body.raw);",
    'const signature = SHA1(body + pm.variables.get("secret")).toString();',
    `pm.request.headers.upsert({ key: ${JSON.stringify(header)}, value: signature });`,
  ];
}

function scriptOf(listen: string, exec: readonly string[]): JsonObject {
  return { listen, script: { type: "text/javascript", exec } };
}

function itemOf(topic: Topic, { sample, sign, schemas }: ExportSource): JsonObject {
  return {
    name: topic,
    request: {
      description: `Sent when ${topics[topic].trigger}.`,
      method: "POST",
      header: [
        { key: "Content-Type", value: "application/json; charset=utf-8" },
        { key: "User-Agent", value: schemas.settings.userAgent },
      ],
      url: { raw: "{{url}}", host: ["{{url}}"] },
      body: {
        mode: "raw",
        raw: Buffer.from(sign(sample(topic)).body).toString("utf8"),
        options: { raw: { language: "json" } },
      },
    },
  };
}
