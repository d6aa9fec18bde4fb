import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Notification } from "../../src/contract/notification.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import { topicNames } from "../../src/contract/topics.ts";
import { writeCompact } from "../../src/json/write-compact.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { validatorOf } from "../../src/schema/validator.ts";
import { simulatePlatform } from "../../src/simulate-platform.ts";
import type { Profile } from "../../src/simulate/profile.ts";
import { ordinaryDay } from "../../src/simulate/profile.ts";
import { simulate } from "../../src/simulate/simulate.ts";
import { createWorld } from "../../src/world/world.ts";
import type { Topic } from "../../src/contract/topics.ts";

const schemas = loadSchemas({ settings: defaultSettings });
const start = new Date("2021-04-01T01:00:00Z");

/** Lets the platform live on a clock that only sleeping moves. */
async function live(
  options: { seed?: number; rate?: number; forMs?: number; profile?: Profile } = {},
): Promise<readonly Notification[]> {
  const { seed = 1, rate = 5, forMs = 600_000, profile = ordinaryDay } = options;
  const told: Notification[] = [];
  let time = 0;
  await simulate({
    world: createWorld({ seed, now: start, settings: defaultSettings, schemas }),
    profile,
    rate,
    forMs,
    start,
    send: async (notification) => void told.push(notification),
    elapsed: () => time,
    sleep: async (ms) => void (time += ms),
    workers: 4,
  });
  return told;
}

function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): ReadonlyMap<unknown, readonly Item[]> {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const data = (notification: Notification) => Object.values(notification)[4] as Record<string, unknown>;

describe("the living platform", () => {
  test("tells valid notifications of every topic at about the rate it is given", async () => {
    const told = await live();
    const validate = validatorOf(schemas);
    expect(told.flatMap((notification) => validate(notification, notification["event"] as Topic))).toEqual(
      [],
    );
    expect([...new Set(told.map(({ event }) => event))].toSorted()).toEqual([...topicNames].toSorted());
    expect(told.length).toBeGreaterThan(5 * 600 * 0.7);
    expect(told.length).toBeLessThan(5 * 600 * 1.3);
  });

  test("is the same again for the same seed and start, and another for another seed", async () => {
    const hash = async (seed: number) =>
      createHash("sha1")
        .update((await live({ seed, forMs: 60_000 })).map(writeCompact).join("\n"))
        .digest("hex");
    expect(await hash(7)).toBe(await hash(7));
    expect(await hash(7)).not.toBe(await hash(8));
  });

  test("keeps the order of what happens to one ticket", async () => {
    const told = await live();
    const byTicket = groupedBy(
      told.filter(({ event }) => String(event).startsWith("new_ticket.")),
      (notification) => data(notification)["businessId"],
    );
    for (const notifications of byTicket.values()) {
      expect(notifications[0]?.["event"]).toBe("new_ticket.processing_first");
      const times = notifications.map((notification) => Number(notification["created_at"]));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  test("shows a returning customer under one name and number", async () => {
    const told = await live();
    const byOpenId = groupedBy(
      told.filter(({ event }) => String(event).startsWith("new_ticket.")),
      (notification) => (data(notification)["customer"] as Record<string, unknown>)["__openid"],
    );
    for (const notifications of byOpenId.values()) {
      const names = new Set(
        notifications.map(
          (notification) => (data(notification)["customer"] as Record<string, unknown>)["name"],
        ),
      );
      expect(names.size).toBe(1);
    }
    expect(
      [...byOpenId.values()].some(
        (notifications) => new Set(notifications.map((one) => data(one)["businessId"])).size > 1,
      ),
    ).toBe(true);
  });

  test("is quiet outside of office hours", async () => {
    const closed: Profile = { ...ordinaryDay, hours: { from: 0, to: 60, outside: 0 } };
    expect(await live({ profile: closed })).toEqual([]);
  });

  test("tells only what is subscribed to", async () => {
    const told: unknown[] = [];
    let time = 0;
    await simulate({
      world: createWorld({
        seed: 1,
        now: start,
        settings: { ...defaultSettings, topics: ["cdr.hangup"] },
        schemas,
      }),
      profile: ordinaryDay,
      rate: 5,
      forMs: 120_000,
      start,
      send: async (notification) => void told.push(notification["event"]),
      elapsed: () => time,
      sleep: async (ms) => void (time += ms),
      workers: 4,
    });
    expect(new Set(told)).toEqual(new Set(["cdr.hangup"]));
  });
});

test("a stopped simulation lets what is on its way arrive and ends with the count of everything", async () => {
  const secret = "s3cret";
  const stop = new AbortController();
  let pushes = 0;
  const receiver = await startReceiver({
    secret,
    settings: defaultSettings,
    state: recordState(defaultSettings),
    onPush: () => {
      if (++pushes === 20) stop.abort("SIGINT");
    },
  });
  const summary = await simulatePlatform(receiver.url, { secret, seed: 3, rate: 500, signal: stop.signal });
  await receiver.close();
  expect(summary.deliveries).toMatchObject({
    acknowledged: pushes,
    unspecified: 0,
    failed: 0,
    unresolved: 0,
  });
  expect(summary).toMatchObject({ lost: [], incomplete: "interrupted" });
});

test("a lost notification is named with its topic and entity", async () => {
  const summary = await simulatePlatform((_request, response) => void response.writeHead(500).end(), {
    seed: 3,
    rate: 200,
    forMs: 300,
  });
  expect(summary.lost.length).toBeGreaterThan(0);
  expect(summary.lost[0]).toMatchObject({
    verdict: "unspecified",
    topic: expect.stringMatching(/\./),
    entity: expect.stringMatching(/^(conversation|customer|call|ticket) /),
  });
  expect(summary.exitCode).toBe(1);
});
