import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { topicNames } from "../../src/contract/topics.ts";
import { asyncapi } from "../../src/export/asyncapi.ts";
import { sourceOf } from "./source.ts";

async function problemsOf(text: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ["minimal"] });
  const problems = await lintFromString({ source: text, absoluteRef: "/asyncapi.json", config });
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

test.each([
  ["with the receiver's URL", {}],
  ["with an https URL", { url: "https://example.com:8443/in" }],
  ["without a URL", { url: null }],
  ["with nothing but what the document shows", { settings: { documentedOnly: true } }],
])("satisfies Redocly's linter %s", async (_, options) => {
  expect(await problemsOf(asyncapi.write(sourceOf(options)))).toEqual([]);
});

test("the linter tells a wrong document, so that its silence means something", async () => {
  const broken = asyncapi.write(sourceOf()).replace('"action": "send"', '"action": "push"');
  expect(await problemsOf(broken)).not.toEqual([]);
});

test("sends one message per topic to one channel", () => {
  const document = JSON.parse(asyncapi.write(sourceOf())) as {
    channels: { notifications: { address: string; messages: object } };
    operations: { notify: { messages: readonly unknown[] } };
  };
  expect(document.channels.notifications.address).toBe("/hooks/in");
  expect(Object.keys(document.channels.notifications.messages)).toEqual(topicNames);
  expect(document.operations.notify.messages).toHaveLength(13);
});
