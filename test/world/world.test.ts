import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { topicNames, topics } from "../../src/contract/topics.ts";
import { writeCompact } from "../../src/json/write-compact.ts";
import { validatorOf } from "../../src/schema/validator.ts";
import { dataOf, now, worldOf } from "./told.ts";

const keys = Array.from({ length: 150 }, (_, index) => String(index));

describe("a notification that stands alone", () => {
  const world = worldOf();
  const validate = validatorOf(world.schemas);

  test.each(topicNames)("%s is valid for whatever key", (topic) => {
    for (const key of keys) {
      const notification = world.notification(topic, { key });
      expect(validate(notification, topic), writeCompact(notification)).toEqual([]);
    }
  });

  test.each(topicNames)(
    "%s keeps its envelope in the document's order, with an id made of token and time",
    (topic) => {
      const notification = world.notification(topic, { key: "envelope" });
      expect(Object.keys(notification).slice(0, 4)).toEqual([
        "id",
        "event",
        "enterprise_token",
        "created_at",
      ]);
      expect(notification).toMatchObject({
        id: `sub_${defaultSettings.enterpriseToken}_${String(notification["created_at"])}`,
        event: topic,
      });
    },
  );

  test.each(topicNames)("%s has its fields in the document's order", (topic) => {
    const order = world.schemas.of[topics[topic].kind].fields.map(({ pointer }) => pointer.slice(1));
    const names = Object.keys(dataOf(world.notification(topic, { key: "order" })));
    expect(names).toEqual(order.filter((name) => names.includes(name)));
    expect(names.length).toBeGreaterThan(6);
  });

  test("is the same whatever was made before, and another for another key, topic or seed", () => {
    const written = (seed: number, key: string, before: readonly string[] = []) => {
      const fresh = worldOf({ seed });
      for (const other of before) fresh.notification("new_ticket.comment", { key: other });
      return writeCompact(fresh.notification("new_ticket.comment", { key }));
    };
    expect(written(1, "a", ["b", "c"])).toBe(written(1, "a"));
    expect(new Set([written(1, "a"), written(1, "b"), written(2, "a")]).size).toBe(3);
  });

  test("was created within the four minutes before the clock", () => {
    const times = topicNames.flatMap((topic) =>
      keys.map((key) => Number(world.notification(topic, { key })["created_at"])),
    );
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime() / 1000);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(now.getTime() / 1000 - 240);
    expect(new Set(times).size).toBeGreaterThan(200);
  });

  test("takes created_at as it is given, and its times follow", () => {
    const notification = world.notification("cdr.hangup", { key: "a", createdAt: 1_600_000_000 });
    expect(notification["created_at"]).toBe(1_600_000_000);
    expect(dataOf(notification)["end_time"]).toBe("2020-09-13 20:26:40");
  });

  test("has created_at in milliseconds where the setting says so", () => {
    const inMilliseconds = worldOf({ settings: { createdAtUnit: "milliseconds" } });
    const { created_at: createdAt, id } = inMilliseconds.notification("client.created", { key: "a" });
    expect(createdAt).toBe(
      Number(worldOf().notification("client.created", { key: "a" })["created_at"]) * 1000,
    );
    expect(id).toBe(`sub_${defaultSettings.enterpriseToken}_${String(createdAt)}`);
  });

  test("has the ids of its entity to itself", () => {
    const ids = keys.map((key) =>
      String(dataOf(world.notification("new_ticket.closed", { key }))["businessId"]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("comes out as it always has", () => {
    const text = topicNames
      .map((topic) => writeCompact(world.notification(topic, { key: "golden" })))
      .join("\n");
    expect(createHash("sha1").update(text).digest("hex")).toMatchInlineSnapshot(
      `"bc29ab002b5e9715121b871174545aee6404fa9c"`,
    );
  });
});

describe("settings and overlays", () => {
  const variants: readonly (readonly [string, Parameters<typeof worldOf>[0]])[] = [
    ["nothing but what is documented", { settings: { documentedOnly: true } }],
    [
      "other names and formats",
      {
        settings: {
          timeFormat: "unix",
          durationUnit: "milliseconds",
          customerFields: { email: "mail", otherContact: "im", microblog: "blog" },
        },
      },
    ],
    ["no custom customer fields", { settings: { customFields: [] } }],
    [
      "other values than the world would set",
      {
        overlays: {
          cdr: {
            mode: "merge",
            patch: {
              allOf: null,
              properties: {
                states: { enum: ["ANSWERED", "MISSED"] },
                agent_id: { type: "string", pattern: "^A[0-9]{4}$", "x-faker": null },
              },
            },
          },
        },
      },
    ],
    [
      "a schema of the user's own",
      {
        overlays: {
          client: {
            mode: "replace",
            schema: {
              type: "object",
              required: ["uid"],
              properties: { uid: { type: "string", format: "uuid" }, name: { type: "string", maxLength: 2 } },
              additionalProperties: false,
            },
          },
        },
      },
    ],
  ];

  test.each(variants)("hold in every topic: %s", (_, options) => {
    const world = worldOf(options);
    const validate = validatorOf(world.schemas);
    for (const topic of topicNames) {
      for (const key of keys.slice(0, 25)) {
        const notification = world.notification(topic, { key });
        expect(validate(notification, topic), writeCompact(notification)).toEqual([]);
      }
    }
  });

  test("body keys are the settings'", () => {
    const world = worldOf({ settings: { bodyKeys: { ...defaultSettings.bodyKeys, robot_call: "robot" } } });
    expect(Object.keys(world.notification("call_robot.hangup", { key: "a" }))[4]).toBe("robot");
    expect(Object.keys(world.notification("cdr.hangup", { key: "a" }))[4]).toBe("cdr");
  });
});

describe("changes to a notification", () => {
  const world = worldOf();

  test("with sets values, null among them, and leaves the rest", () => {
    const plain = dataOf(world.notification("client.updated", { key: "a" }));
    const changed = dataOf(
      world.notification("client.updated", {
        key: "a",
        with: { level: "vip", email: null, custom_fields: { 会员卡号: "X" } },
      }),
    );
    expect(changed).toMatchObject({
      level: "vip",
      email: null,
      custom_fields: { 会员卡号: "X", 已实名: (plain["custom_fields"] as Record<string, unknown>)["已实名"] },
      name: plain["name"],
    });
  });

  test("null and omit take JSON pointers of the whole notification", () => {
    const notification = world.notification("new_ticket.comment", {
      key: "a",
      null: ["/new_ticket/customer/name", "/new_ticket/ticket/0/fieldValue"],
      omit: ["/id", "/new_ticket/content"],
    });
    expect(notification).toMatchObject({
      new_ticket: {
        customer: { name: null },
        ticket: [{ fieldValue: null }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
      },
    });
    expect("id" in notification || "content" in dataOf(notification)).toBe(false);
  });

  test.each([
    ["a slip in with", { with: { wait_tme: 1 } }, "/cdr/wait_tme", "Did you mean /cdr/wait_time?"],
    ["a slip in null", { null: ["/cdr/wait_tme"] }, "/cdr/wait_tme", "Did you mean /cdr/wait_time?"],
    ["a path without the body key", { null: ["/wait_time"] }, "/wait_time", "Did you mean /cdr/wait_time?"],
    ["a bare name", { omit: ["wait_time"] }, "wait_time", "Did you mean /cdr/wait_time?"],
    ["another kind's body key", { omit: ["/new_ticket/content"] }, "/new_ticket/content", undefined],
    ["a slip in the envelope", { omit: ["/create_at"] }, "/create_at", "Did you mean /created_at?"],
    ["a path below a value", { null: ["/cdr/wait_time/x"] }, "/cdr/wait_time/x", undefined],
  ] as const)("refuse %s and name the nearest right path", (_, options, path, hint) => {
    let error: unknown;
    try {
      world.notification("cdr.hangup", { key: "a", ...options });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ name: "HookproofError", code: "bad-option", hint });
    expect(String(error)).toContain(path);
  });
});
