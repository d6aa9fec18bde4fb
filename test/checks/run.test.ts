import { describe, expect, test } from "vitest";
import type { Check } from "../../src/checks/check.ts";
import { acknowledged } from "../../src/checks/expect.ts";
import type { CatalogueEntry } from "../../src/checks/plan.ts";
import { topicRows } from "../../src/checks/rows/topic-rows.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import { refusesInParallel } from "../../src/receiver/faults/refuses-in-parallel.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import type { CaseResult } from "../../src/run/events.ts";
import type { Transport } from "../../src/wire/transport.ts";
import type { Running } from "../receivers/receiver.ts";
import { listening, secret } from "../receivers/receiver.ts";
import type { Handle } from "./correct.ts";
import { correct } from "./correct.ts";
import type { Trial, TrialOutcome } from "./run-against.ts";
import { runAgainst } from "./run-against.ts";

const each: Check = {
  id: "each",
  title: "Each topic is acknowledged",
  section: "7.1",
  level: "must",
  explain: "",
  quiet: true,
  cases: topicRows,
  run: async ({ notification, deliver }) => acknowledged(await deliver(notification())),
};

const forged: Check = {
  ...each,
  id: "forged",
  needs: ["each"],
  purpose: "refuse",
  cases: () => [{ id: "zeros", topic: null }],
  run: async ({ notification, deliver }) => {
    const { verdict } = await deliver(notification(), { signature: "0".repeat(40) });
    return verdict === "acknowledged" ? { expected: "any status but 200", actual: "status 200" } : undefined;
  },
};

function catalogueOf(...checks: readonly Check[]): readonly CatalogueEntry[] {
  return checks.map((check) => ({ area: "test", check }));
}

async function runOn(handle: Handle, trial: Trial): Promise<TrialOutcome> {
  return withReceiver(await listening(correct(handle)), trial);
}

async function withReceiver(receiver: Running, trial: Trial): Promise<TrialOutcome> {
  try {
    return await runAgainst(receiver.url, trial);
  } finally {
    await receiver.close();
  }
}

function statuses(results: readonly CaseResult[]): readonly string[] {
  return results.map((result) => `${result.check}:${result.case} ${result.status}`);
}

const twoTopics = { topics: ["conversation.created", "cdr.hangup"] } as const;

describe("a run of checks", () => {
  test("passes every row of the whole catalogue against a correct receiver, but for what only informs", async () => {
    const { results, ending, bug, deliveries } = await runOn(() => {}, {});
    expect(results.filter(({ status }) => status !== "pass" && status !== "info")).toEqual([]);
    expect(results.length).toBeGreaterThan(900);
    expect(deliveries.length).toBeLessThanOrEqual(1500);
    expect([ending, bug]).toEqual([null, undefined]);
  });

  test("is quick with a third of the deliveries and most of the checks", async () => {
    const { results, deliveries } = await runOn(() => {}, { selection: { quick: true } });
    expect(deliveries.length).toBeLessThanOrEqual(600);
    expect(new Set(results.map(({ check }) => check)).size).toBeGreaterThan(45);
  });

  test("sends the same bytes whatever the number of deliveries at the same time", async () => {
    const now = new Date();
    const sent = async (workers: number) => {
      const { deliveries } = await runOn(() => {}, {
        workers,
        now,
        selection: { only: ["nulls", "values"] },
      });
      return deliveries.map(({ request }) => Buffer.from(request.body).toString("utf8")).toSorted();
    };
    expect(await sent(8)).toEqual(await sent(1));
  });

  test("sends the same bytes for a row alone as in a full run", async () => {
    const now = new Date();
    const only = async (name: string) => {
      const { results, deliveries } = await runOn(() => {}, { now, selection: { only: [name] } });
      const row = results.find((result) => result.case === "cdr.hangup/wait_time");
      const delivery = deliveries.find(({ id }) => id === row?.deliveries[0]);
      return Buffer.from(delivery?.request.body ?? "").toString("utf8");
    };
    const alone = await only("null-field-acknowledged:cdr.hangup/wait_time");
    expect(alone).toContain('"wait_time":null');
    expect(alone).toBe(await only("null-field-acknowledged"));
  });

  test("dates the rows of a check whole seconds apart and nothing farther off than four minutes", async () => {
    const now = new Date();
    const selection = { only: ["null-field-acknowledged"] };
    const { deliveries } = await runOn(() => {}, { now, selection, workers: 1 });
    const seconds = deliveries.map(({ request }) => Number(request.notificationId?.split("_").at(-1)));
    expect(Math.max(...seconds.map((second) => Math.abs(second - now.getTime() / 1000)))).toBeLessThanOrEqual(
      241,
    );
    const ofNulls = seconds.slice(defaultSettings.topics.length);
    expect(ofNulls.length).toBeGreaterThan(300);
    expect(new Set(ofNulls).size).toBe(ofNulls.length);
  });

  test("tells of a check before its rows, and of the rows in the order of the plan", async () => {
    const { events, results } = await runOn(() => {}, { selection: { only: ["null-field-acknowledged"] } });
    const told = events.map((event) =>
      event.type === "check-started"
        ? event.check.id
        : event.type === "case-ended"
          ? event.result.case
          : event.type,
    );
    const rows = results
      .filter(({ check }) => check === "null-field-acknowledged")
      .map((result) => result.case);
    expect(told.slice(told.indexOf("null-field-acknowledged"))).toEqual(["null-field-acknowledged", ...rows]);
    expect(rows.indexOf("client.created/name")).toBeLessThan(rows.indexOf("cdr.hangup/wait_time"));
  });

  test("says how to repeat what did not pass, and which deliveries it was", async () => {
    const { results, deliveries } = await runOn(
      ({ event }, response) => event === "cdr.hangup" && response.writeHead(204).end(),
      { catalogue: catalogueOf(each), settings: twoTopics },
    );
    expect(results).toMatchObject([
      { case: "conversation.created", status: "pass", repeat: null },
      {
        case: "cdr.hangup",
        topic: "cdr.hangup",
        status: "fail",
        section: "7.1",
        expected: "status 200",
        actual: "status 204, a success in HTTP, but the document calls only 200 a success",
        repeat: "hookproof test --only each:cdr.hangup",
        deliveries: [deliveries[1]?.id],
      },
    ]);
  });
});

describe("what a row needs", () => {
  test("blocks it where nothing of the needed check passed", async () => {
    const { results } = await runOn((_, response) => response.writeHead(503).end(), {
      catalogue: catalogueOf(each, forged),
      settings: twoTopics,
    });
    expect(statuses(results)).toEqual([
      "each:conversation.created fail",
      "each:cdr.hangup fail",
      "forged:zeros blocked",
    ]);
    expect(results[2]).toMatchObject({ blockedBy: "each:conversation.created", deliveries: [] });
  });

  test("lets a row about no topic use one that is acknowledged", async () => {
    const { results, deliveries } = await runOn(
      ({ event }, response) => event === "conversation.created" && response.writeHead(404).end(),
      { catalogue: catalogueOf(each, forged), settings: twoTopics },
    );
    expect(statuses(results)).toEqual([
      "each:conversation.created fail",
      "each:cdr.hangup pass",
      "forged:zeros pass",
    ]);
    expect(deliveries[2]?.request.topic).toBe("cdr.hangup");
  });

  test("blocks rows about a topic by that topic only", async () => {
    const second: Check = { ...each, id: "second", needs: ["each"] };
    const third: Check = { ...each, id: "third", needs: ["second"] };
    const { results } = await runOn(
      ({ event }, response) => event === "cdr.hangup" && response.writeHead(404).end(),
      { catalogue: catalogueOf(each, second, third), settings: twoTopics },
    );
    expect(statuses(results).filter((row) => row.includes("cdr"))).toEqual([
      "each:cdr.hangup fail",
      "second:cdr.hangup blocked",
      "third:cdr.hangup blocked",
    ]);
    expect(
      statuses(results)
        .filter((row) => row.includes("conversation"))
        .every((row) => row.endsWith("pass")),
    ).toBe(true);
  });

  test("blocks it where the user skips the needed check", async () => {
    const { results } = await runOn(() => {}, {
      catalogue: catalogueOf(each, forged),
      selection: { skip: ["each"] },
    });
    expect(results).toMatchObject([
      { check: "forged", status: "blocked", blockedBy: "each, which was not run" },
    ]);
  });
});

describe("a level", () => {
  const answers404: Handle = (_, response) => response.writeHead(404).end();
  test.each([
    ["must", "fail"],
    ["should", "warn"],
    ["may", "info"],
  ] as const)("%s makes a breach a %s", async (level, status) => {
    const { results } = await runOn(answers404, {
      catalogue: catalogueOf({ ...each, level }),
      settings: twoTopics,
    });
    expect(new Set(results.map((result) => result.status))).toEqual(new Set([status]));
  });

  test("weighs less for a breach that says so", async () => {
    const lenient: Check = { ...each, run: async () => ({ level: "may", expected: "", actual: "" }) };
    const { results } = await runOn(() => {}, { catalogue: catalogueOf(lenient), settings: twoTopics });
    expect(results.map(({ status }) => status)).toEqual(["info", "info"]);
  });
});

describe("known failures", () => {
  const answers404: Handle = ({ event }, response) => event === "cdr.hangup" && response.writeHead(404).end();
  test("mark the rows that they name with their reason, whatever became of them", async () => {
    const { results } = await runOn(answers404, {
      catalogue: catalogueOf(each, forged),
      settings: twoTopics,
      knownFailures: [
        { check: "each", case: "cdr.hangup", reason: "no phones yet" },
        { check: "forged", reason: "behind a gateway" },
      ],
    });
    expect(results.map(({ status, known }) => [status, known])).toEqual([
      ["pass", null],
      ["fail", "no phones yet"],
      ["pass", "behind a gateway"],
    ]);
  });
});

describe("a receiver that cannot be reached", () => {
  test("ends the run after one delivery, with advice in place of failures", async () => {
    const receiver = await listening(correct());
    await receiver.close();
    const { results, ending, deliveries, events } = await runAgainst(receiver.url);
    expect(ending).toBe("receiver-unreachable");
    expect([deliveries.length, results.map(({ status }) => status)]).toEqual([1, ["blocked"]]);
    expect(events.at(-1)).toMatchObject({ type: "note", level: "warning" });
    expect(JSON.stringify(events.at(-1))).toContain("Is the receiver running");
  });
});

describe("a machine that runs out of something", () => {
  test("ends the run and does not blame the receiver", async () => {
    const exhausted: Transport = {
      target: "http://127.0.0.1:1/",
      carry: async () => ({
        answer: null,
        failure: { cause: "local", phase: "connect", code: "EMFILE", message: "Too many open files." },
        partialStatus: null,
        partialHead: null,
        violations: [],
        interimCount: 0,
        requestComplete: false,
        address: null,
        timings: {
          resolvedMs: null,
          connectedMs: null,
          securedMs: null,
          sentMs: null,
          firstByteMs: null,
          headMs: null,
          endedMs: 1,
        },
      }),
      close: async () => {},
    };
    const { ending, results, events } = await runAgainst("", { transport: exhausted });
    expect([ending, results.map(({ status }) => status)]).toEqual(["local-resource", ["blocked"]]);
    expect(events.at(-1)).toMatchObject({ type: "note", message: "Too many open files." });
  });
});

describe("a receiver that crashes", () => {
  async function crashing(isFatal: (body: string) => boolean): Promise<Running> {
    let close = async () => {};
    const receiver = await listening((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
      request.on("end", () => {
        if (!isFatal(body)) return response.writeHead(200).end();
        void close();
        request.socket.destroy();
        return undefined;
      });
    });
    close = receiver.close;
    return { url: receiver.url, close: async () => {} };
  }

  test("fails the row that it crashed at and blocks what comes after", async () => {
    const receiver = await crashing((body) => body.includes('"event":"cdr.hangup"'));
    const last: Check = { ...each, id: "last" };
    const { results, ending } = await withReceiver(receiver, {
      catalogue: catalogueOf(each, last),
      settings: twoTopics,
    });
    expect(statuses(results)).toEqual([
      "each:conversation.created pass",
      "each:cdr.hangup fail",
      "last:conversation.created blocked",
      "last:cdr.hangup blocked",
    ]);
    expect(results[1]?.actual).toContain("refuses every connection: it has crashed");
    expect(results[2]?.blockedBy).toContain("since d2 (cdr.hangup)");
    expect(ending).toBeNull();
  });

  test("fails a forged request that it crashed at, although any answer but 200 would do", async () => {
    const receiver = await crashing((body) => body.includes("not json"));
    const hostile: Check = {
      ...forged,
      run: async ({ notification, deliver }) => {
        await deliver(notification(), { body: Buffer.from("not json") });
        return undefined;
      },
    };
    const { results } = await withReceiver(receiver, {
      catalogue: catalogueOf(each, hostile),
      settings: twoTopics,
    });
    expect(results.at(-1)).toMatchObject({ check: "forged", status: "fail" });
  });

  test("is told from one that closes the connection in place of an answer", async () => {
    const { results } = await runOn(({ event }, response) => event === "cdr.hangup" && response.destroy(), {
      catalogue: catalogueOf(each, { ...each, id: "last" }),
      settings: twoTopics,
    });
    expect(statuses(results)).toEqual([
      "each:conversation.created pass",
      "each:cdr.hangup fail",
      "last:conversation.created pass",
      "last:cdr.hangup fail",
    ]);
    expect(results[1]?.actual).toMatch(/^no status: /);
  });

  test("is told from one that hangs for good", async () => {
    let isStuck = false;
    const receiver = await listening((request, response) => {
      request.resume().on("end", () => {
        isStuck ||= JSON.stringify(request.headers).includes("0".repeat(40));
        if (!isStuck) response.writeHead(200).end();
      });
    });
    const { results } = await withReceiver(receiver, {
      catalogue: catalogueOf(each, {
        ...each,
        id: "stuck",
        run: async (context) => {
          await context.deliver(context.notification(), { signature: "0".repeat(40) }, "observe");
          return undefined;
        },
      }),
      settings: { ...twoTopics, timeoutMs: 100 },
    });
    expect(statuses(results).slice(2)).toEqual([
      "stuck:conversation.created fail",
      "stuck:cdr.hangup blocked",
    ]);
    expect(results[2]?.actual).toContain("it hangs");
  });
});

describe("a bug of our own", () => {
  const broken: Check = {
    ...each,
    id: "broken",
    run: () => Promise.reject(new TypeError("x is not a function")),
  };
  test("blocks its row, lets the others run and is handed over", async () => {
    const { results, ending, bug } = await runOn(() => {}, {
      catalogue: catalogueOf(broken, each),
      settings: { topics: ["cdr.hangup"] },
    });
    expect(statuses(results)).toEqual(["broken:cdr.hangup blocked", "each:cdr.hangup pass"]);
    expect(results[0]?.blockedBy).toContain("hookproof itself broke: TypeError: x is not a function");
    expect([ending, bug]).toEqual(["internal-error", new TypeError("x is not a function")]);
  });
});

describe("an interruption", () => {
  test("ends the run without a verdict on the row under way", async () => {
    const interrupted = new AbortController();
    const { ending, results } = await runOn(({ event }) => event === "cdr.hangup" && interrupted.abort(), {
      catalogue: catalogueOf(each, forged),
      settings: twoTopics,
      signal: interrupted.signal,
    });
    expect(ending).toBe("interrupted");
    expect(statuses(results)).toEqual(["each:conversation.created pass", "each:cdr.hangup blocked"]);
  });
});

describe("a receiver that fails in parallel only", () => {
  test("fails the checks of parallel deliveries and no others", async () => {
    const receiver = await startReceiver({ secret, settings: defaultSettings, fault: refusesInParallel });
    const { results } = await withReceiver(receiver, { selection: { only: ["nulls", "concurrency"] } });
    const found = new Set(results.filter(({ status }) => status === "fail").map(({ check }) => check));
    expect([...found]).toEqual([
      "burst-acknowledged",
      "all-topics-at-once",
      "same-entity-in-parallel",
      "equal-ids-in-parallel",
      "forged-among-authentic",
    ]);
  });
});
