import { expect, test } from "vitest";

import type { LogEntry, Scene, StageEvent } from "../../src/console/api.ts";
import { catalogueOf } from "../../src/console/catalogue.ts";
import { emptyStage, foldEntries } from "../../src/console/page/stage/fold.ts";
import { heardOf } from "../../src/console/page/stage/heard.ts";
import { landingOf, toneOf } from "../../src/console/page/stage/landing.ts";
import { laneOf } from "../../src/console/page/stage/lanes.ts";
import { createRowHeights, rowHeights } from "../../src/console/page/stage/row-heights.ts";
import { defaultSettings, readScenario, scenarioPath } from "../../src/index.ts";

const catalogue = await catalogueOf(
  [await readScenario(scenarioPath("ticket-answered", ""))],
  defaultSettings,
);
const scene: Scene = {
  number: 1,
  kind: "play",
  scenario: "ticket-answered",
  seed: 7,
  target: { embedded: true, fault: null, url: "http://127.0.0.1:3000/webhook" },
  startedAt: "2026-01-31T08:00:00.000Z",
  run: null,
};

const sent = (id: string, more: Partial<Extract<StageEvent, { type: "sent" }>> = {}): StageEvent => ({
  type: "sent",
  id,
  topic: "new_ticket.processing_first",
  notificationId: null,
  bytes: 10,
  style: "compact",
  tampered: [],
  purpose: "acknowledge",
  origin: { scenario: "ticket-answered", step: 1, entity: "ticket 4021" },
  ...more,
});

const landed = (id: string, status: number | null, purpose = "acknowledge"): StageEvent => ({
  type: "landed",
  id,
  verdict: status === 200 ? "acknowledged" : status === null ? "failed" : "unspecified",
  status,
  reason: `status ${status}`,
  lost: status !== 200 && purpose === "acknowledge",
  ms: 1,
});

function stageAfter(...events: readonly StageEvent[]) {
  const stage = emptyStage();
  const entries = events.map((event, index): LogEntry => ({ seq: index + 1, at: index, event }));
  foldEntries(stage, entries, catalogue, 0);
  return stage;
}

test("counts what is sent and what is lost, and does not count a forgery that is turned away as lost", () => {
  const { counts } = stageAfter(
    { type: "scene", scene },
    sent("a"),
    sent("b"),
    sent("c"),
    sent("d", { purpose: "refuse" }),
    landed("a", 200),
    landed("b", 500),
    landed("c", null),
    landed("d", 401, "refuse"),
  );
  expect(counts).toEqual({ sent: 4, acknowledged: 1, unspecified: 2, failed: 1, lost: 2, refused: 1 });
});

test("takes no entry in twice, so that a stream that begins again changes nothing", () => {
  const stage = emptyStage();
  const entries: LogEntry[] = [
    { seq: 4, at: 0, event: { type: "scene", scene } },
    { seq: 5, at: 1, event: sent("a") },
  ];
  foldEntries(stage, entries, catalogue, 0);
  foldEntries(stage, entries, catalogue, 0);
  expect(stage.counts.sent).toBe(1);
  expect(stage.seq).toBe(5);
});

test("a scene clears the stage and keeps how it is played", () => {
  const stage = stageAfter(
    { type: "play", play: "paused", pace: "quick" },
    { type: "scene", scene },
    sent("a"),
    { type: "scene", scene: { ...scene, number: 2 } },
  );
  expect(stage.rows).toEqual([]);
  expect(stage.counts.sent).toBe(0);
  expect(stage).toMatchObject({ play: "paused", pace: "quick", scene: { number: 2 } });
});

test("a step moves what it is about to its next state, and learns how notifications call it", () => {
  const entry = catalogue.scenarios[0]?.steps[0];
  const stage = stageAfter(
    { type: "scene", scene },
    { type: "step-started", scenario: "ticket-answered", step: 1 },
    sent("a"),
  );
  expect(entry).toMatchObject({ kind: "do", action: "process", to: "processing" });
  const ticket = [...stage.characters.values()].find(({ cast }) => cast.role === "ticket");
  expect(ticket).toMatchObject({ state: "processing", entity: "ticket 4021" });
});

test("a recorded run, which tells only how steps ended, has its steps and people too", () => {
  const stage = stageAfter(sent("a"), {
    type: "step-ended",
    scenario: "ticket-answered",
    step: 1,
    title: "ticket.process",
    status: "pass",
    expected: null,
    actual: null,
    deliveries: ["a"],
  });
  expect(stage.rows.map(({ kind }) => kind)).toEqual(["step", "flight"]);
  expect(stage.characters.size).toBeGreaterThan(1);
});

test("what the receiver has not heard of is named, and what it heard twice does not make up for it", () => {
  const character = {
    cast: { id: "t", role: "ticket", name: null, customer: null, agent: null, state: null, count: null },
    state: null,
    entity: "ticket 4021",
    changedAt: 0,
  };
  const known = [
    { role: "ticket", id: "21", state: null, topics: ["new_ticket.closed"] },
    { role: "ticket", id: "4021", state: null, topics: ["new_ticket.comment", "new_ticket.comment"] },
  ];
  expect(heardOf(character, ["new_ticket.comment", "new_ticket.closed"], known)).toEqual({
    told: 2,
    heard: 1,
    missing: ["new_ticket.closed"],
    isLastOnly: true,
  });
  expect(heardOf(character, [], known)).toBeNull();
});

test.each([
  ["acknowledge", 200, "acknowledged", "good"],
  ["acknowledge", 500, "unspecified", "odd"],
  ["acknowledge", null, "failed", "bad"],
  ["refuse", 401, "refused", "good"],
  ["refuse", null, "refused", "good"],
  ["refuse", 200, "let-in", "bad"],
] as const)("a request to %s that got %s is shown as %s", (purpose, status, landing, tone) => {
  const stage = stageAfter({ type: "scene", scene }, sent("a", { purpose }), landed("a", status, purpose));
  const flight = stage.flights.get("a");
  if (flight === undefined) throw new Error("It was sent.");
  expect(landingOf(flight)).toBe(landing);
  expect(toneOf(landingOf(flight))).toBe(tone);
});

test("steps come from the lane of whoever does them", () => {
  const step = {
    step: 1,
    title: null,
    kind: "do",
    who: "chat",
    role: "conversation",
    about: "",
    to: null,
  } as const;
  expect(laneOf({ ...step, action: "create", by: null })).toBe("customer");
  expect(laneOf({ ...step, action: "close", by: "agent" })).toBe("agent");
  expect(laneOf({ ...step, action: "close", by: null })).toBe("customer");
  expect(laneOf({ ...step, role: "robot-call", action: "dial", by: null })).toBe("platform");
  expect(laneOf({ ...step, role: "ticket", action: "process", by: null })).toBe("agent");
});

test("the place of each of ten thousand rows is found without measuring them again", () => {
  const { rows } = stageAfter(
    { type: "scene", scene },
    ...Array.from({ length: 10_000 }, (_, index) => sent(String(index), { origin: {} })),
  );
  const heights = createRowHeights();
  heights.measure(rows);
  heights.measure(rows);
  expect(heights.total).toBe(10_000 * rowHeights.flight);
  expect(heights.topOf(9999)).toBe(9999 * rowHeights.flight);
  expect(heights.at(9999 * rowHeights.flight + 1)).toBe(9999);
  expect(heights.at(-400)).toBe(0);
  expect(heights.at(1e9)).toBe(9999);
});
