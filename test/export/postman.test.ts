import type { Summary } from "newman";
import newman from "newman";
import { expect, test } from "vitest";
import { topicNames } from "../../src/contract/topics.ts";
import { postman } from "../../src/export/postman.ts";
import { receiverFor } from "./receiver.ts";
import { secretText, sourceOf } from "./source.ts";

async function run(collection: object, secret: string): Promise<Summary> {
  return new Promise((resolve, reject) => {
    newman.run(
      { collection, envVar: [{ key: "secret", value: secret }], reporters: [], timeoutRequest: 5000 },
      (error, summary) => (error === null ? resolve(summary) : reject(error)),
    );
  });
}

test("Newman runs the collection: every topic is signed as it is sent, and acknowledged", async () => {
  const { url, events, server } = await receiverFor(secretText);
  const { run: result } = await run(JSON.parse(postman.write(sourceOf({ url }))) as object, secretText);
  server.close();
  expect(result.failures).toEqual([]);
  expect(events).toEqual(topicNames);
  expect(result.stats.assertions).toMatchObject({ total: 13, failed: 0 });
});

test("with another secret every test of the collection fails", async () => {
  const { url, events, server } = await receiverFor(secretText);
  const { run: result } = await run(JSON.parse(postman.write(sourceOf({ url }))) as object, "other");
  server.close();
  expect(events).toEqual([]);
  expect(result.stats.assertions).toMatchObject({ total: 13, failed: 13 });
});

test("the secret is not in the collection", () => {
  expect(postman.write(sourceOf())).not.toContain(secretText);
});
