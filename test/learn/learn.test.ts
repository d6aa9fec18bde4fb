import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { topicNames } from "../../src/contract/topics.ts";
import { createJournal } from "../../src/journal/create-journal.ts";
import { readJournal } from "../../src/journal/read-journal.ts";
import { jsonOf } from "../../src/json/json-of.ts";
import type { Json } from "../../src/json/json.ts";
import { parseTree } from "../../src/json/parse-tree.ts";
import { learnTraffic } from "../../src/learn-traffic.ts";
import { createPlatform, mergeSettings } from "../../src/platform.ts";
import { recordTraffic } from "../../src/record-traffic.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import type { Overlay } from "../../src/schema/overlay.ts";
import { validatorOf } from "../../src/schema/validator.ts";

const secret = "real secret";
const now = new Date("2026-01-31T08:00:00Z");
/** A platform that fills the gaps of the document in its own way. */
const reality = {
  settings: {
    signatureHeader: "Udesk-Signature",
    userAgent: "platform/3",
    createdAtUnit: "milliseconds",
    timeFormat: "rfc3339",
    bodyKeys: { cdr: "call_log", client: "customer" },
  },
  overlays: {
    client: {
      mode: "merge",
      patch: {
        properties: {
          nick_name: null,
          age: { type: "string", "x-faker": null, minimum: null, maximum: null, enum: ["18-25", "26-40"] },
          loyalty: {
            type: "object",
            required: ["points"],
            properties: {
              points: { type: "integer", format: "int64" },
              since: { type: "string", format: "date-time" },
            },
          },
        },
        required: ["loyalty", "age"],
      },
    } satisfies Overlay,
  },
} as const;

let folder: string;
let journal: string;

/** Real traffic, sent to the recorder, which passes it on to a receiver. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hookproof-learn-"));
  journal = join(folder, "traffic.ndjson");
  const stop = new AbortController();
  let listening = (_url: string) => {};
  const url = new Promise<string>((resolve) => (listening = resolve));
  const recording = recordTraffic({
    secret,
    settings: mergeSettings(reality.settings),
    journal: createJournal(journal, { tool: "test", seed: 0, clock: () => 0 }),
    signal: stop.signal,
    listening,
  });
  await using platform = createPlatform({ ...reality, secret, now, seed: 5, target: await url });
  for (const topic of topicNames) {
    for (let count = 0; count < 12; count++) {
      const { verdict } = await platform.deliver(
        platform.notification(topic),
        count % 3 === 0 ? { style: "spaced" } : {},
      );
      expect(verdict).toBe("acknowledged");
    }
  }
  stop.abort();
  const { deliveries } = await recording;
  expect(deliveries.acknowledged).toBe(12 * topicNames.length);
});

afterAll(async () => rm(folder, { recursive: true }));

describe("recordTraffic", () => {
  it("passes on bodies byte for byte, with headers in their order and case", async () => {
    await using platform = createPlatform({ ...reality, secret, now, seed: 5 });
    const sent = platform.request(platform.notification("conversation.created", { key: "1" }), {
      style: "spaced",
    });
    const first = [...readJournal(journal)].find((event) => event.type === "delivery-started");
    expect(Buffer.from(first?.request.body ?? []).equals(sent.body)).toBe(true);
    expect(first?.request.headers).toEqual(sent.headers);
  });
});

describe("learn", () => {
  const learned = () => learnTraffic([journal], { settings: mergeSettings({}) });

  it("finds the settings that the document leaves open", () => {
    expect(learned().settings).toEqual({
      signatureHeader: "Udesk-Signature",
      userAgent: "platform/3",
      createdAtUnit: "milliseconds",
      timeFormat: "rfc3339",
      bodyKeys: {
        conversation: "conversation",
        client: "customer",
        cdr: "call_log",
        robot_call: "cdr",
        new_ticket: "new_ticket",
      },
    });
  });

  it("reports what differs from the schemas, and nothing else", () => {
    const differences = learned().differences.map(({ kind, pointer, what }) => `${kind} ${pointer}: ${what}`);
    expect(differences.filter((line) => line.startsWith("client "))).toEqual([
      "client /age: another type",
      "client /loyalty: unknown field",
      "client /nick_name: assumed but never seen",
    ]);
    expect(differences.filter((line) => !line.startsWith("client ") && !line.endsWith("never seen"))).toEqual(
      [],
    );
  });

  it("infers overlays under which the captured traffic is valid", () => {
    const { settings, overlays } = learned();
    const merged = mergeSettings(settings);
    const layers = Object.fromEntries(
      Object.entries(overlays).map(([kind, patch]) => [kind, { mode: "merge", patch } satisfies Overlay]),
    );
    const validate = validatorOf(loadSchemas({ settings: merged, overlays: layers }));
    const mismatches = [...readJournal(journal)].flatMap((event) => {
      if (event.type !== "delivery-started") return [];
      const notification: Json = jsonOf(parseTree(event.request.body));
      const topic = topicNames.find((name) => name === event.request.topic);
      return topic === undefined
        ? ["unknown topic"]
        : validate(notification, topic).map(({ pointer, message }) => `${topic} ${pointer} ${message}`);
    });
    expect(mismatches).toEqual([]);
  });

  it("writes no value of the traffic", () => {
    const { lines, overlays, config } = learned();
    const written = [...lines, JSON.stringify(overlays), config((kind) => kind)].join("\n");
    const bodies = [...readJournal(journal)].flatMap((event) =>
      event.type === "delivery-started"
        ? (Buffer.from(event.request.body)
            .toString()
            .match(/"(?:1[3-9]\d{9}|[\u4e00-\u9fa5]{2,4})"/g) ?? [])
        : [],
    );
    expect(bodies.length).toBeGreaterThan(100);
    expect(bodies.filter((value) => written.includes(value))).toEqual([]);
  });

  it("counts what is no notification", () => {
    expect(learned().counts.others).toBe(0);
    expect(learned().counts.kinds.cdr).toBe(12);
  });
});
