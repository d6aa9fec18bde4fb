import { describe, expect, test } from "vitest";

import { HookproofError } from "../../src/errors.ts";
import type { ConductOptions } from "../../src/run/conduct.ts";
import { conduct } from "../../src/run/conduct.ts";
import type { RunEvent, Summary } from "../../src/run/events.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { sampleDelivery, sampleRun } from "../report/sample-run.ts";

const [start, ...rest] = sampleRun([
  { id: "c", area: "a", title: "t", section: "7.1", level: "must", rows: [{}] },
]);
const inside = rest.slice(0, -1);
if (start?.type !== "run-started") throw new Error("The sample does not begin with its start.");
const { type: _type, ...started } = start;

interface Heard {
  readonly options: ConductOptions;
  readonly journal: RunEvent["type"][];
  readonly report: RunEvent["type"][];
  /** The summary that the report got. */
  summary(): Summary | undefined;
}

/** Listeners that keep what they hear; the journal breaks at the event of the given number. */
function listeners(given: { breaksAt?: number; interrupted?: AbortSignal } = {}): Heard {
  const journal: RunEvent["type"][] = [];
  const report: RunEvent["type"][] = [];
  let summary: Summary | undefined;
  return {
    journal,
    report,
    summary: () => summary,
    options: {
      started,
      journal: (event) => {
        if (journal.length + 1 === given.breaksAt)
          throw new HookproofError("journal-io", "The disk is full.");
        expect(report).toHaveLength(journal.length);
        journal.push(event.type);
      },
      reports: [
        (event) => {
          report.push(event.type);
          if (event.type === "run-ended") summary = event.summary;
        },
      ],
      secret: secretOf("CANARY-7d3f"),
      strict: false,
      interrupted: given.interrupted ?? new AbortController().signal,
      clock: () => 0,
    },
  };
}

const play = async (emit: (event: RunEvent) => void) => {
  for (const event of inside) emit(event);
  return null;
};

describe("a run", () => {
  test("is told from start to end, to the journal before anybody else", async () => {
    const { options, journal, report } = listeners();
    const summary = await conduct(options, play);
    expect(summary).toMatchObject({ exitCode: 0, incomplete: null, results: { pass: 1 } });
    expect(report).toEqual([
      "run-started",
      "check-started",
      "delivery-started",
      "delivery-ended",
      "case-ended",
      "run-ended",
    ]);
    expect(journal).toEqual(report);
  });

  test("that ends early says why", async () => {
    const { options } = listeners();
    expect(await conduct(options, async () => "receiver-unreachable")).toMatchObject({
      incomplete: "receiver-unreachable",
      exitCode: 3,
    });
  });

  test.each([
    ["SIGINT", "interrupted", 130],
    ["SIGTERM", "terminated", 143],
  ])("that %s stops has the summary so far", async (reason, incomplete, exitCode) => {
    const { options, report } = listeners({ interrupted: AbortSignal.abort(reason) });
    expect(await conduct(options, play)).toMatchObject({ incomplete, exitCode, results: { pass: 1 } });
    expect(report.at(-1)).toBe("run-ended");
  });

  test.each([3, inside.length + 2])(
    "whose journal breaks at event %i tells nothing that is not written, and ends with the summary so far",
    async (breaksAt) => {
      const { options, journal, report, summary } = listeners({ breaksAt });
      await expect(conduct(options, play)).rejects.toMatchObject({ code: "journal-io" });
      expect(journal).toHaveLength(breaksAt - 1);
      expect(report.slice(0, -1)).toEqual(journal);
      expect(report.at(-1)).toBe("run-ended");
      expect(summary()).toMatchObject({ incomplete: "journal-io", exitCode: 74 });
    },
  );

  test("that we broke is ended, and what broke it comes out", async () => {
    const { options, report, summary } = listeners();
    const bug = new TypeError("ours");
    await expect(conduct(options, () => Promise.reject(bug))).rejects.toBe(bug);
    expect(report.at(-1)).toBe("run-ended");
    expect(summary()).toMatchObject({ incomplete: "internal-error", exitCode: 70 });
  });

  test("tells nobody the secret that a receiver gives away in its answer", async () => {
    const secret = 'CANARY-"7d3f"+<é>';
    const bytes = Buffer.from(secret);
    const forms = [
      secret,
      bytes.toString("base64"),
      bytes.toString("base64url"),
      bytes.toString("hex"),
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
    ];
    const answer = Buffer.concat([Buffer.from([0xff]), Buffer.from(`config: ${forms.join(" ")} end`)]);
    const delivery = sampleDelivery({
      id: "d1",
      status: 500,
      reason: secret,
      answer,
      headers: [["X-Debug", `s=${secret}`]],
    });
    const failed = {
      ...sampleDelivery({ id: "d2", status: null }),
      partialHead: Buffer.from(`HTTP/1.1 ${secret}`),
    };
    const heard: RunEvent[] = [];
    const { options } = listeners();
    const reports = [(event: RunEvent) => void heard.push(event)];
    await conduct({ ...options, journal: null, reports, secret: secretOf(secret) }, async (emit) => {
      for (const one of [delivery, failed])
        emit({ type: "delivery-ended", delivery: one, purpose: "acknowledge", origin: {} });
      return null;
    });
    const [first, second] = heard.flatMap((event) =>
      event.type === "delivery-ended" ? [event.delivery] : [],
    );
    expect(Buffer.from(first?.answer?.body ?? []).toString("latin1")).toBe(
      `\u00ffconfig: ${forms.map(() => "[secret]").join(" ")} end`,
    );
    expect(first?.answer).toMatchObject({ reason: "[secret]", headers: [["X-Debug", "s=[secret]"]] });
    expect(Buffer.from(first?.answer?.head ?? []).toString()).toBe("HTTP/1.1 500 [secret]\r\n\r\n");
    expect(Buffer.from(second?.partialHead ?? []).toString()).toBe("HTTP/1.1 [secret]");
    expect(first?.request.body).toEqual(delivery.request.body);
  });
});
