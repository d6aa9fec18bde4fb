import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { topicNames } from "../../src/contract/topics.ts";
import { playScenarios, rehearseScenarios } from "../../src/play-scenarios.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import type { Receiver } from "../../src/receiver/start-receiver.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import type { RunEvent } from "../../src/run/events.ts";
import { readScenario } from "../../src/scenario/read-scenario.ts";

const folder = new URL("../../scenarios/", import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => basename(name, ".yaml"));
const read = async (name: string) => readScenario(new URL(`${name}.yaml`, folder).pathname);
const now = new Date("2021-04-01T01:00:00Z");
const secret = "s3cret";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver({ secret, settings: defaultSettings, state: recordState(defaultSettings) });
});
afterAll(async () => receiver.close());

describe("each shipped story", () => {
  test.each(names)("%s is acknowledged by the reference receiver and has its effect there", async (name) => {
    const events: RunEvent[] = [];
    const summary = await playScenarios(receiver.url, [await read(name)], {
      secret,
      now,
      pace: "fast",
      variables:
        (await read(name)).variables["api"] === undefined ? {} : { api: new URL(receiver.url).origin },
      reports: [(event) => events.push(event)],
    });
    expect(events.filter((event) => event.type === "step-ended" && event.status === "fail")).toEqual([]);
    expect(summary).toMatchObject({ exitCode: 0, lost: [] });
  });
});

test("the library tells every topic", async () => {
  const told = new Set<unknown>();
  const stories = await Promise.all(names.map(read));
  await rehearseScenarios(stories, { now, hear: (notification) => told.add(notification["event"]) });
  expect([...told].toSorted()).toEqual([...topicNames].toSorted());
});
