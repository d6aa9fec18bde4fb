import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import type { Settings } from "../../src/contract/settings.ts";
import type { CaseResult } from "../../src/run/events.ts";
import { listening } from "../receivers/receiver.ts";
import { correct } from "./correct.ts";
import type { Trial } from "./run-against.ts";
import { runAgainst } from "./run-against.ts";

async function resultsOf(listener: RequestListener, trial: Trial): Promise<readonly CaseResult[]> {
  const receiver = await listening(listener);
  try {
    return (await runAgainst(receiver.url, trial)).results;
  } finally {
    await receiver.close();
  }
}

function found(results: readonly CaseResult[]): readonly string[] {
  return [
    ...new Set(
      results.filter(({ status }) => status !== "pass").map(({ check, status }) => `${check} ${status}`),
    ),
  ];
}

const acknowledgesAll: RequestListener = (request, response) => {
  request.resume().on("end", () => response.writeHead(200).end());
};

describe("a correct receiver", () => {
  test.each([
    ["only documented fields are sent", { documentedOnly: true }],
    ["created_at counts milliseconds", { createdAtUnit: "milliseconds" }],
    ["one topic is subscribed to", { topics: ["client.updated"] }],
    [
      "times are numbers and keys have other names",
      {
        timeFormat: "unix",
        bodyKeys: {
          conversation: "data",
          client: "data",
          cdr: "Cdr",
          robot_call: "robot",
          new_ticket: "ticket",
        },
      },
    ],
    ["nobody has defined customer fields", { customFields: [] }],
  ] satisfies [string, Partial<Settings>][])("passes when %s", async (_, settings) => {
    expect(found(await resultsOf(correct(), { settings, selection: { quick: true } }))).toEqual([]);
  });

  test("may leave forged requests without an answer", async () => {
    const listener = correct();
    const silent: RequestListener = (request, response) => {
      response.writeHead = (
        (write) => (status: number) =>
          status === 401 ? (request.socket.destroy(), response) : write.call(response, status)
      )(response.writeHead) as typeof response.writeHead;
      listener(request, response);
    };
    const selection = { only: ["wrong-signature-not-acknowledged", "answers-after-hostile-request"] };
    expect(found(await resultsOf(silent, { selection }))).toEqual([]);
  });
});

describe("a receiver that needs more than half of the time", () => {
  test("is warned about", async () => {
    const slow: RequestListener = (request, response) => {
      request.resume().on("end", () => setTimeout(() => response.writeHead(200).end(), 260));
    };
    const selection = { only: ["answer-in-time:cdr.hangup"] };
    expect(found(await resultsOf(slow, { selection, settings: { timeoutMs: 500 } }))).toEqual([
      "answer-in-time warn",
    ]);
  });
});

describe("a receiver that answers before it has the body", () => {
  test("is told so, and no more", async () => {
    const early: RequestListener = (request, response) => {
      response.writeHead(200).end();
      request.resume();
    };
    const selection = { only: ["answer-after-whole-body", "body-in-pieces-acknowledged"] };
    expect(found(await resultsOf(early, { selection }))).toEqual(["answer-after-whole-body info"]);
  });
});

describe("a receiver that acknowledges forged requests", () => {
  const selection = { only: ["missing-signature-not-acknowledged", "wrong-signature-not-acknowledged"] };

  test("fails, because nobody can tell it from one that does not verify", async () => {
    expect(found(await resultsOf(acknowledgesAll, { selection }))).toEqual([
      "missing-signature-not-acknowledged fail",
      "wrong-signature-not-acknowledged fail",
    ]);
  });

  test("is taken at its word where the setting says that it discards them", async () => {
    const results = await resultsOf(acknowledgesAll, { selection, settings: { forged: "discard" } });
    expect(found(results)).toEqual([
      "missing-signature-not-acknowledged info",
      "wrong-signature-not-acknowledged info",
    ]);
    expect(results.at(-1)?.hint).toContain("set observe");
  });

  test("is judged by its effects alone where they can be observed", async () => {
    const observe = { ask: { command: ["echo", "[]"] }, count: "$[*]", withinMs: 0 };
    expect(
      found(await resultsOf(acknowledgesAll, { selection, settings: { forged: "discard" }, observe })),
    ).toEqual([]);
  });
});

describe("a receiver that wants a customer to be created first", () => {
  test("is told what it would have taken after its predecessor", async () => {
    const seen = new Set<unknown>();
    const listener = correct(({ event, client }, response) => {
      const id = (client as { id?: unknown } | undefined)?.id;
      if (event === "client.created") seen.add(id);
      if (event === "client.updated" && !seen.has(id)) response.writeHead(404).end();
    });
    const results = await resultsOf(listener, { selection: { only: ["unseen-entity"] } });
    expect(results.find(({ check, status }) => check === "unseen-entity" && status === "fail")).toMatchObject(
      {
        case: "client.updated",
        actual:
          "status 404, nothing is at this path, or the data was not found; status 200 once client.created had come",
      },
    );
  });

  test("is not told so where it refuses the topic in any case", async () => {
    const listener = correct(
      ({ event }, response) => event === "client.updated" && response.writeHead(404).end(),
    );
    const results = await resultsOf(listener, { selection: { only: ["unseen-entity:client.updated"] } });
    expect(results.at(-1)).toMatchObject({
      status: "blocked",
      blockedBy: "valid-notification-acknowledged:client.updated",
    });
  });
});
