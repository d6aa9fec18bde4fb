import pactum from "pactum";
import { like, regex } from "pactum-matchers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { DeliveryDetail, LogEntry, RunEntry, StageEvent } from "../../src/console/api.ts";
import { topicNames } from "../../src/index.ts";
import type { OpenConsole } from "./open-console.ts";
import { openConsole } from "./open-console.ts";

// The clock stands, so that equal seeds give equal bytes.
const now = () => new Date("2021-04-01T01:00:00Z");
let open: OpenConsole;

beforeAll(async () => {
  open = await openConsole({ now }, ["ticket-answered", "forged-push"]);
  pactum.request.setBaseUrl(open.origin);
  pactum.request.setDefaultHeaders({ authorization: `Bearer ${open.token}` });
});
beforeEach(async () => {
  await toEmbedded();
});
afterAll(async () => {
  pactum.request.removeDefaultHeaders();
  await open[Symbol.asyncDispose]();
});

const ask = (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
  const spec = pactum.spec().withMethod(method).withPath(path);
  return body === undefined ? spec : spec.withJson(body);
};
const state = async () => ask("GET", "/api/state").expectStatus(200).returns("res.body");
const control = (action: string, more: object = {}) => ask("POST", "/api/control", { action, ...more });
const toEmbedded = async (fault: string | null = null) =>
  ask("PUT", "/api/target", { embedded: true, fault })
    .expectStatus(200)
    .expectJsonLike({ target: { embedded: true, fault } });
const story = (more: object = {}) =>
  ask("POST", "/api/play", { scenario: "ticket-answered", pace: "fast", ...more });

const ofType = <Type extends StageEvent["type"]>(entries: readonly LogEntry[], type: Type) =>
  entries.flatMap(({ event }) =>
    event.type === type ? [event as Extract<StageEvent, { readonly type: Type }>] : [],
  );

/** Lets a request raise a scene, and gives its entries to the end. */
async function sceneOf(spec: ReturnType<typeof ask>): Promise<readonly LogEntry[]> {
  const { seq } = await state();
  await spec.expectStatus(200);
  const entries = await open.read(({ event }) => event.type === "scene-ended", seq);
  return entries.slice(entries.findLastIndex(({ event }) => event.type === "scene"));
}
const bodiesOf = async (entries: readonly LogEntry[]) =>
  Promise.all(ofType(entries, "sent").map(async ({ id }) => textOf(await detail(id))));
const detail = async (id: string): Promise<DeliveryDetail> =>
  ask("GET", `/api/deliveries/${id}`).expectStatus(200).returns("res.body");
/** Sends one notification and gives all about it. */
async function sent(request: object): Promise<DeliveryDetail> {
  const [id] = await ask("POST", "/api/send", request)
    .expectStatus(200)
    .expectJsonLength("ids", 1)
    .returns("ids");
  return detail(id);
}
const textOf = ({ request: { body } }: DeliveryDetail) => ("text" in body ? body.text : "");
const notificationOf = (found: DeliveryDetail) => JSON.parse(textOf(found));

describe("telling a story", () => {
  test("delivers all its notifications, judges its steps, and the receiver has learnt from them", async () => {
    const entries = await sceneOf(story());
    expect(ofType(entries, "sent").map(({ topic }) => topic)).toEqual([
      "new_ticket.processing_first",
      "new_ticket.processing_every",
      "new_ticket.comment",
      "new_ticket.closed",
    ]);
    expect(ofType(entries, "landed").map(({ verdict, lost }) => [verdict, lost])).toEqual(
      Array.from({ length: 4 }, () => ["acknowledged", false]),
    );
    expect(ofType(entries, "step-ended").map(({ step, status }) => [step, status])).toEqual([
      [1, "pass"],
      [2, "pass"],
      [3, "pass"],
      [4, "pass"],
    ]);
    expect(ofType(entries, "scene-ended")).toMatchObject([
      { error: null, summary: { exitCode: 0, deliveries: { acknowledged: 4 } } },
    ]);
    await ask("GET", "/api/receiver").expectJsonLike({ entities: [{ role: "ticket", state: "closed" }] });
    expect(await state()).toMatchObject({
      play: "idle",
      scene: { kind: "play", scenario: "ticket-answered", seed: 101 },
    });
  });

  test("waits when held, and goes on by single steps, then to the end", async () => {
    await story({ held: true }).expectStatus(200).expectJsonLike({ play: "paused" });
    const { seq } = await state();
    expect(await ask("GET", "/api/receiver").returns("entities")).toEqual([]);
    await control("step").expectStatus(200).expectJsonLike({ play: "paused" });
    const first = await open.read(({ event }) => event.type === "step-ended", seq);
    expect(ofType(first, "sent")).toHaveLength(2);
    await control("step");
    const second = await open.read(({ event }) => event.type === "step-ended", first.at(-1)?.seq);
    expect(ofType(second, "sent").map(({ topic }) => topic)).toEqual(["new_ticket.comment"]);
    await control("resume").expectJsonLike({ play: "playing" });
    const rest = await open.read(({ event }) => event.type === "scene-ended", second.at(-1)?.seq);
    expect(ofType(rest, "sent").map(({ topic }) => topic)).toEqual(["new_ticket.closed"]);
  });

  test("is paused on its way, told to stop, and still has an end", async () => {
    const { seq } = await state();
    await story({ pace: "real" });
    await control("pause").expectJsonLike({ play: "paused", pace: "real" });
    await control("pace", { pace: "fast" }).expectJsonLike({ play: "paused", pace: "fast" });
    await control("stop").expectJsonLike({ play: "idle" });
    const entries = await open.read(({ event }) => event.type === "scene-ended", seq);
    expect(ofType(entries, "scene-ended")).toMatchObject([{ summary: { exitCode: 130 } }]);
  });

  test("gives the same bytes again with the same seed, and others with a new one", async () => {
    const first = await bodiesOf(await sceneOf(story({ seed: 7 })));
    const again = await bodiesOf(await sceneOf(control("restart")));
    const other = await bodiesOf(await sceneOf(control("restart", { newSeed: true })));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(other).toHaveLength(first.length);
  });

  test("leaves one scene on the stage when several are begun at once", async () => {
    const { seq } = await state();
    await Promise.all(
      Array.from({ length: 6 }, async (_, seed) => story({ seed, pace: "real" }).expectStatus(200)),
    );
    await control("stop");
    const entries = await open.read(({ event }) => event.type === "play" && event.play === "idle", seq);
    const kinds = entries.map(({ event }) => event.type);
    expect(kinds.filter((type) => type === "scene")).toHaveLength(1);
    expect(kinds.lastIndexOf("scene")).toBe(0);
    expect((await open.ask("GET", "/api/state")).json.play).toBe("idle");
  });

  test("lets an ordinary day pass until it is stopped", async () => {
    const { seq } = await state();
    await ask("POST", "/api/play", { day: { rate: 500 }, seed: 3 }).expectStatus(200);
    await open.read(({ event }) => event.type === "landed", seq);
    await control("stop");
    const entries = await open.read(({ event }) => event.type === "scene-ended", seq);
    expect(ofType(entries, "scene")).toMatchObject([
      { scene: { kind: "simulate", scenario: null, seed: 3 } },
    ]);
  });
});

describe("sending one notification", () => {
  test.each(topicNames)("tells all about one of %s", async (topic) => {
    const found = await sent({ topic });
    expect(notificationOf(found)).toMatchObject({ event: topic, id: found.notificationId });
    expect(found).toMatchObject({
      topic,
      request: { style: "compact", tampered: [] },
      signature: {
        header: "Service-Signature",
        value: expect.stringMatching(/^[0-9a-f]{8}…$/),
        authentic: true,
      },
      outcome: { verdict: "acknowledged", status: 200, lost: false, failure: null },
    });
    expect(found.curl.join("\n")).toMatch(/^curl /m);
  });

  test("changes, empties and removes fields where it is told to", async () => {
    const found = await sent({
      topic: "cdr.hangup",
      set: [
        { pointer: "/cdr/agent_id", json: "12345678901234567890" },
        { pointer: "/cdr/user_data", json: '{"a":["b"]}' },
      ],
      null: ["/cdr/wait_time"],
      omit: ["/cdr/states"],
    });
    expect(textOf(found)).toContain('"agent_id":12345678901234567890');
    const { cdr } = notificationOf(found);
    expect(cdr).toMatchObject({ wait_time: null, user_data: { a: ["b"] } });
    expect(cdr).not.toHaveProperty("states");
    expect(found.outcome?.verdict).toBe("acknowledged");
  });

  test.each(["wrong", "missing", "empty"])(
    "with a %s signature is to be refused, and is",
    async (signature) => {
      const found = await sent({ topic: "client.created", signature });
      expect(found).toMatchObject({
        purpose: "refuse",
        request: { tampered: ["signature"] },
        signature: { authentic: false },
        outcome: { verdict: "unspecified", status: 401, lost: false },
      });
    },
  );

  test("writes it in another style and adds headers", async () => {
    const found = await sent({ topic: "client.created", style: "indented", headers: { "X-Trace": "é1" } });
    expect(textOf(found)).toMatch(/^\{\n/);
    expect(found.request.headers).toContainEqual(["X-Trace", "é1"]);
    expect(found.outcome?.verdict).toBe("acknowledged");
  });

  test("sends an earlier one again byte for byte, or changed and signed anew", async () => {
    const first = await sent({ topic: "new_ticket.comment", style: "spaced" });
    const again = await sent({ delivery: first.id });
    expect(again.id).not.toBe(first.id);
    expect(again.request).toEqual(first.request);
    expect(again.signature).toEqual(first.signature);
    const changed = await sent({ delivery: first.id, null: ["/new_ticket/content"] });
    expect(notificationOf(changed).new_ticket).toEqual({
      ...notificationOf(first).new_ticket,
      content: null,
    });
    expect(changed.signature).toMatchObject({ authentic: true });
    expect(changed.outcome?.verdict).toBe("acknowledged");
  });

  test("sends many as a scene of their own", async () => {
    const entries = await sceneOf(ask("POST", "/api/send", { topic: "cdr.hangup", times: 25 }));
    expect(ofType(entries, "landed")).toHaveLength(25);
    expect(ofType(entries, "scene")).toMatchObject([{ scene: { kind: "send" } }]);
  });
});

describe("the receiver lab", () => {
  test("a fault switched on makes what is sent get lost; switched off, it is gone", async () => {
    await toEmbedded("answers-500");
    expect((await sent({ topic: "cdr.hangup" })).outcome).toMatchObject({
      verdict: "unspecified",
      status: 500,
      lost: true,
    });
    await toEmbedded("hangs-up");
    expect((await sent({ topic: "cdr.hangup" })).outcome).toMatchObject({
      verdict: "failed",
      status: null,
      lost: true,
    });
    await toEmbedded("verifies-nothing");
    expect((await sent({ topic: "cdr.hangup", signature: "wrong" })).outcome?.verdict).toBe("acknowledged");
    await toEmbedded();
    expect((await sent({ topic: "cdr.hangup" })).outcome?.lost).toBe(false);
  });

  test("the contract suite passes a right receiver and finds the fault of another", async () => {
    const suite = () =>
      sceneOf(ask("POST", "/api/test", { part: "quick", topics: ["cdr.hangup", "client.created"] }));
    const right = await suite();
    expect(ofType(right, "scene-ended")).toMatchObject([{ error: null, summary: { exitCode: 0 } }]);
    expect(ofType(right, "check-started").length).toBeGreaterThan(10);
    await toEmbedded("verifies-nothing");
    const wrong = await suite();
    expect(ofType(wrong, "scene-ended")).toMatchObject([{ summary: { exitCode: 1 } }]);
    expect(
      ofType(wrong, "case-ended").flatMap(({ result }) => (result.status === "fail" ? [result.check] : [])),
    ).toContain("wrong-signature-not-acknowledged");
  });

  test("setting every field null finds the one that the receiver cannot bear", async () => {
    await toEmbedded("reads-null-wait-time");
    const entries = await sceneOf(ask("POST", "/api/test", { part: "nulls", topics: ["cdr.hangup"] }));
    const failed = ofType(entries, "case-ended").filter(({ result }) => result.status === "fail");
    expect(failed.map(({ result }) => result.case)).toContain("cdr.hangup/wait_time");
  });

  test("fuzzing stays within its runs", async () => {
    const entries = await sceneOf(ask("POST", "/api/fuzz", { runs: 20, topics: ["cdr.hangup"] }));
    expect(ofType(entries, "scene-ended")).toMatchObject([{ error: null, summary: { exitCode: 0 } }]);
    expect(ofType(entries, "sent").length).toBeGreaterThanOrEqual(20);
  });

  test("a receiver of one's own keeps its secret until another is given", async () => {
    await using other = await openConsole();
    const { url } = (await other.ask("GET", "/api/state")).json.target;
    await ask("PUT", "/api/target", { url })
      .expectStatus(422)
      .expectJsonLike({ error: "bad-option", message: "The receiver's secret is missing." });
    await ask("PUT", "/api/target", { url, secret: "one" })
      .expectStatus(200)
      .expectJsonMatch({ target: like({ embedded: false, fault: null, url: regex(/^http:/) }) });
    await ask("PUT", "/api/target", { url: `${url}?a` })
      .expectStatus(200)
      .expectBodyContains("?a");
    await ask("GET", "/api/receiver").expectJson({ entities: null });
    expect((await sent({ topic: "cdr.hangup" })).outcome?.status).toBe(401);
  });
});

describe("the history", () => {
  test("keeps each run, opens it with every delivery, and gives it as one HTML file", async () => {
    const live = await sceneOf(story());
    const [run]: readonly RunEntry[] = await ask("GET", "/api/runs").expectStatus(200).returns("res.body");
    expect(run).toMatchObject({
      kind: "play",
      seed: 101,
      scenarios: ["ticket-answered"],
      summary: { exitCode: 0 },
    });
    const events: readonly StageEvent[] = await ask("GET", `/api/runs/${run?.id}/events`)
      .expectStatus(200)
      .returns("res.body");
    expect(events.map(({ type }) => type)).toEqual(
      live.map(({ event }) => event.type).filter((type) => !["scene", "play", "step-started"].includes(type)),
    );
    const id = events.flatMap((event) => (event.type === "sent" ? [event.id] : []))[2];
    await ask("GET", `/api/runs/${run?.id}/deliveries/${id}`)
      .expectStatus(200)
      .expectJsonLike({ id, topic: "new_ticket.comment", outcome: { verdict: "acknowledged" } });
    const html: string = await ask("GET", `/api/runs/${run?.id}/report`)
      .expectStatus(200)
      .expectHeader("content-disposition", `attachment; filename="hookproof-${run?.id}.html"`)
      .returns("res.body");
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).toContain("new_ticket.comment");
  });

  test("is there again when the console starts anew", async () => {
    const before: readonly RunEntry[] = await ask("GET", "/api/runs").returns("res.body");
    await using again = await openConsole({ folder: open.folder });
    const after = (await again.ask("GET", "/api/runs")).json as readonly RunEntry[];
    expect(after).toEqual(before);
    expect(after.length).toBeGreaterThan(5);
  });
});

test.each([
  ["nothing under this path", "GET", "/api/nothing", undefined, 404, "not-found"],
  ["no such delivery", "GET", "/api/deliveries/9-d9", undefined, 404, "not-found"],
  ["no such delivery to send again", "POST", "/api/send", { delivery: "9-d9" }, 404, "not-found"],
  ["no such run", "GET", "/api/runs/nothing/events", undefined, 404, "not-found"],
  ["a place that is none", "GET", "/api/events?after=x", undefined, 400, "bad-request"],
  ["no such topic", "POST", "/api/send", { topic: "cdr.hungup" }, 400, "bad-request"],
  [
    "a topic and a delivery",
    "POST",
    "/api/send",
    { topic: "cdr.hangup", delivery: "1-d1" },
    400,
    "bad-request",
  ],
  ["too many", "POST", "/api/send", { topic: "cdr.hangup", times: 20_001 }, 400, "bad-request"],
  [
    "an unknown property",
    "POST",
    "/api/play",
    { scenario: "demo", socketPath: "/run/docker.sock" },
    400,
    "bad-request",
  ],
  ["a number as text", "POST", "/api/play", { scenario: "ticket-answered", seed: "7" }, 400, "bad-request"],
  ["no such action", "POST", "/api/control", { action: "rewind" }, 400, "bad-request"],
  ["no such story", "POST", "/api/play", { scenario: "nothing" }, 422, "bad-option"],
  ["a path as a story", "POST", "/api/play", { scenario: "../../etc/passwd" }, 422, "bad-option"],
  ["no such fault", "PUT", "/api/target", { embedded: true, fault: "nothing" }, 422, "bad-option"],
  ["no such field", "POST", "/api/send", { topic: "cdr.hangup", null: ["/cdr/nothing"] }, 422, "bad-option"],
  [
    "no JSON to set",
    "POST",
    "/api/send",
    { topic: "cdr.hangup", set: [{ pointer: "/cdr/states", json: "{" }] },
    422,
    "bad-option",
  ],
  [
    "a notification that is no object",
    "POST",
    "/api/send",
    { topic: "cdr.hangup", set: [{ pointer: "/cdr/states", json: "[".repeat(5000) }] },
    422,
    "bad-option",
  ],
] as const)("%s is answered by a sentence", async (_what, method, path, body, status, error) => {
  const before = await state();
  await ask(method, path, body)
    .expectStatus(status)
    .expectJsonMatch({ error, message: regex(/\S/) })
    .expectHeaderContains("content-type", "application/json");
  expect((await state()).seq).toBe(before.seq);
});

test("nothing can be told again before anything was told", async () => {
  await using fresh = await openConsole();
  expect(await fresh.ask("POST", "/api/control", { action: "restart" })).toMatchObject({
    status: 409,
    json: { error: "conflict", message: "Nothing has been played yet." },
  });
});

test("a folder that cannot be made is told to the user", async () => {
  await using stuck = await openConsole({ folder: "/dev/null/runs" });
  expect(await stuck.ask("POST", "/api/play", { scenario: "ticket-answered" })).toMatchObject({
    status: 422,
    json: { error: "journal-io", message: expect.stringContaining("/dev/null/runs") },
  });
});
