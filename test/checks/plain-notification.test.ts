import { expect, test } from "vitest";
import { plainNotification } from "../../src/checks/plain-notification.ts";
import type { Settings } from "../../src/contract/settings.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import type { Topic } from "../../src/contract/topics.ts";
import { topicNames } from "../../src/contract/topics.ts";
import type { Json } from "../../src/json/json.ts";
import { isArray, isObject } from "../../src/json/json.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { createWorld } from "../../src/world/world.ts";

function notificationsOf(topic: Topic, changes: Partial<Settings>) {
  const settings = { ...defaultSettings, ...changes };
  const schemas = loadSchemas({ settings });
  const world = createWorld({ seed: 7, now: new Date(), settings, schemas });
  const known = { settings, schemas, observe: null };
  return Array.from({ length: 15 }, (_, n) => plainNotification(world, topic, { key: `row:${n}` }, known));
}

function leavesOf(value: Json): readonly Json[] {
  if (isArray(value)) return value.flatMap(leavesOf);
  return isObject(value) ? Object.values(value).flatMap(leavesOf) : [value];
}

test.each(topicNames.flatMap((topic) => [[topic, {}] as const, [topic, { documentedOnly: true }] as const]))(
  "a plain %s under %j has nothing in it that a row did not ask for",
  (topic, changes) => {
    for (const notification of notificationsOf(topic, changes)) {
      const odd = leavesOf(notification).filter(
        (leaf) =>
          leaf === null ||
          leaf === "" ||
          typeof leaf === "bigint" ||
          (typeof leaf === "number" && (leaf < 0 || leaf > 2 ** 31)) ||
          (typeof leaf === "string" && /<\w/.test(leaf)),
      );
      expect(odd).toEqual([]);
    }
  },
);
