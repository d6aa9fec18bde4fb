import { describe, expect, test } from "vitest";
import type { Observe } from "../../src/checks/observe.ts";
import { countEffects } from "../../src/checks/count-effects.ts";
import { observeOf } from "../../src/checks/observe.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import { faults } from "../../src/receiver/faults/index.ts";
import { secret } from "../receivers/receiver.ts";
import { runAgainst } from "./run-against.ts";

/** Runs the checks of effects against the embedded receiver, which serves what it has taken in. */
async function found(fault: string | null, count: string, settings = {}): Promise<readonly string[]> {
  const made = faults.find(({ id }) => id === fault);
  const receiver = await startReceiver({
    secret,
    settings: defaultSettings,
    state: recordState(defaultSettings),
    ...(made === undefined ? {} : { fault: made }),
  });
  const url = receiver.url.replace("/webhook", "/notifications");
  const observe: Observe = { ask: { url }, count, withinMs: 100 };
  try {
    const { results } = await runAgainst(receiver.url, {
      observe,
      selection: { only: ["effects"] },
      settings,
    });
    return [
      ...new Set(
        results.filter(({ status }) => status !== "pass").map(({ check, status }) => `${check} ${status}`),
      ),
    ];
  } finally {
    await receiver.close();
  }
}

const byId = "$[?@.id == ${id}]";
const byEvent = "$[?@.id == ${id} && @.event == ${event} && @.created_at == ${created_at}]";
const topics = {
  topics: ["new_ticket.processing_first", "new_ticket.processing_every", "new_ticket.comment"],
} as const;

describe("the checks of effects", () => {
  test("pass where everything authentic is processed exactly once", async () => {
    expect(await found(null, byId)).toEqual([]);
  });

  test("pass whether two notifications of one second can be told apart or not", async () => {
    expect(await found(null, byEvent, topics)).toEqual([]);
  });

  test.each([
    ["acknowledges-without-processing", "acknowledged-means-processed fail"],
    ["processes-twice", "acknowledged-means-processed fail"],
    ["processes-before-verifying", "forged-has-no-effect fail"],
    ["drops-equal-ids", "equal-ids-both-processed fail"],
  ])("find that a receiver %s", async (fault, finding) => {
    expect(await found(fault, byId, topics)).toContain(finding);
  });
});

describe("counting effects", () => {
  const notification = { id: "sub_1", event: "cdr.hangup", cdr: { call_uuid: "a b" } };
  const print = (json: unknown) => [
    "node",
    "-e",
    "process.stdout.write(process.argv[1])",
    JSON.stringify(json),
  ];

  test.each([
    [
      "the nodes that a path finds",
      { calls: [{ uuid: "a b" }, { uuid: "c" }, { uuid: "a b" }] },
      "$.calls[?@.uuid == ${/cdr/call_uuid}]",
      2,
    ],
    ["the number at a single place", { count: 3 }, "$.count", 3],
    ["nothing where nothing is", {}, "$.calls[*]", 0],
    ["nodes that hold numbers as nodes", { ids: [7, 8] }, "$.ids[?@ == 7]", 1],
  ])("counts %s", async (_, json, count, expected) => {
    expect(await countEffects({ ask: { command: print(json) }, count, withinMs: 0 }, notification)).toBe(
      expected,
    );
  });

  test("inserts references into the arguments of a command as they are", async () => {
    const command = [
      "node",
      "-e",
      "process.stdout.write(JSON.stringify(process.argv.slice(1)))",
      "${id}",
      "${/cdr/call_uuid}",
      "${/no/such}",
    ];
    const observe = { ask: { command }, count: '$[?@ == "sub_1" || @ == "a b" || @ == "null"]', withinMs: 0 };
    expect(await countEffects(observe, notification)).toBe(3);
  });

  test.each([
    ["incomplete", { ask: { url: "http://127.0.0.1:9/" }, count: "$" }],
    ["incomplete", { ask: { command: ["hookproof-no-such-program"] }, count: "$" }],
    ["bad-config", { ask: { command: ["echo", "no json"] }, count: "$" }],
    ["bad-config", { ask: { command: ["echo", "{}"] }, count: "$.[" }],
  ])("says %s where it cannot count by %j", async (code, observe) => {
    await expect(countEffects({ ...observe, withinMs: 0 }, notification)).rejects.toMatchObject({ code });
  });
});

describe("the setting observe", () => {
  test("reads a URL or a command, a path and a time", () => {
    expect(observeOf({ url: "http://127.0.0.1:3000/calls?id=${id}", count: "$.count" })).toEqual({
      ask: { url: "http://127.0.0.1:3000/calls?id=${id}" },
      count: "$.count",
      withinMs: 2000,
    });
    expect(observeOf({ command: ["sqlite3", "db"], count: "$[*]", within: 50 })).toEqual({
      ask: { command: ["sqlite3", "db"] },
      count: "$[*]",
      withinMs: 50,
    });
  });

  test.each([
    ["http://127.0.0.1/", "It is an object"],
    [{ count: "$" }, "It has either url or command."],
    [{ url: "http://a/", command: ["a"], count: "$" }, "It has either url or command."],
    [{ url: "file:///etc/passwd", count: "$" }, "url starts with http:// or https://."],
    [{ url: "http://a/" }, "count is a JSONPath"],
    [{ url: "http://a/", count: "$", whithin: 1 }, "whithin is not a part of it"],
    [{ url: "http://a/${uuid}", count: "$" }, "${uuid} is neither a field of the envelope"],
    [{ command: [], count: "$" }, "command is a list"],
  ])("refuses %j", (value, hint) => {
    expect(() => observeOf(value)).toThrow(
      expect.objectContaining({ code: "bad-config", hint: expect.stringContaining(hint) }),
    );
  });
});
