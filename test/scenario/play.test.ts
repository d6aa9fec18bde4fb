import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { jsonOf } from "../../src/json/json-of.ts";
import { parseTree } from "../../src/json/parse-tree.ts";
import type { DeliveryEnded } from "../../src/run/events.ts";
import type { JsonObject } from "../../src/json/json.ts";
import { played } from "./story.ts";

const ok = () => new Response(null, { status: 200 });
const cast = `cast:
  agent: { is: agent }
  customer: { is: client, state: customer, with: { name: 林晓雨 } }
  ticket: { is: ticket, customer: customer, with: { businessId: 4021 } }
  tickets: { is: ticket, customer: customer, count: 6 }
`;

const bodyOf = ({ delivery }: DeliveryEnded) => jsonOf(parseTree(delivery.request.body)) as JsonObject;
const topicsOf = (deliveries: readonly DeliveryEnded[]) =>
  deliveries.map(({ delivery }) => delivery.request.topic);

describe("what is expected of the receiver", () => {
  test.each<readonly [string, number, string, string, string | null]>([
    ["acknowledged by default", 200, "", "pass", null],
    ["a status that is not 200", 500, "", "fail", "status 200"],
    ["another verdict", 500, "    expect: unspecified\n", "pass", null],
    ["the other verdict in vain", 200, "    expect: unspecified\n", "fail", "a status other than 200"],
    ["one of some statuses", 503, "    expect: { status: [500, 503] }\n", "pass", null],
    ["a status in vain", 200, "    expect: { status: 500 }\n", "fail", "status 500"],
    ["to be refused where the signature is wrong", 401, "    signature: wrong\n", "pass", null],
    ["to be refused in vain", 200, "    signature: wrong\n", "fail", "any status but 200, or none"],
    ["a time that is not kept", 200, "    expect: { within: 0ms }\n", "fail", "a status within 0 ms"],
  ])("%s", async (_, status, modifier, outcome, expected) => {
    const { steps } = await played(
      () => new Response(null, { status }),
      `${cast}steps:\n  - do: ticket.close\n${modifier}`,
    );
    expect(steps).toMatchObject([{ status: outcome, expected }]);
  });

  test("a lost notification is named: its topic, its entity, and what the receiver now does not know", async () => {
    const { steps, summary } = await played(
      () => new Response(null, { status: 503 }),
      `${cast}steps:\n  - do: ticket.close\n`,
    );
    expect(steps[0]?.actual).toBe(
      "new_ticket.closed of ticket 4021 got status 503: the receiver does not know that ticket 4021 was closed",
    );
    expect(steps[0]?.at).toMatchObject({ line: 9, column: 5 });
    expect(summary).toMatchObject({
      exitCode: 1,
      lost: [{ topic: "new_ticket.closed", entity: "ticket 4021", verdict: "unspecified" }],
    });
  });

  test("what is expected to be refused is not counted as lost", async () => {
    const { summary } = await played(
      () => new Response(null, { status: 401 }),
      `${cast}steps:\n  - { send: new_ticket.closed, of: ticket, signature: missing }\n`,
    );
    expect(summary).toMatchObject({ exitCode: 0, lost: [] });
  });

  test("many failures of one step are named in part and counted", async () => {
    const { steps } = await played(
      () => new Response(null, { status: 500 }),
      `${cast}steps:\n  - do: tickets.close\n`,
    );
    expect(steps[0]?.actual).toMatch(/; 3 more of 6$/);
  });
});

describe("modifiers", () => {
  test("signature takes words and literal texts", async () => {
    const { deliveries } = await played(
      () => new Response(null, { status: 401 }),
      `steps:\n${["missing", "empty", "wrong", "sha1=abc"].map((word) => `  - { send: cdr.hangup, signature: ${word} }\n`).join("")}`,
    );
    const signatures = deliveries.map(
      ({ delivery }) => delivery.request.headers.find(([name]) => name === "Service-Signature")?.[1],
    );
    expect(signatures).toEqual([undefined, "", expect.stringMatching(/^[0-9a-f]{40}$/), "sha1=abc"]);
  });

  test("style decides the bytes, and null and omit the members", async () => {
    const { deliveries } = await played(
      ok,
      `steps:\n  - { send: cdr.hangup, style: trailing-newline, null: [/cdr/states], omit: [/id, /cdr/duration], with: { user_data: "x" } }\n`,
    );
    const [delivery] = deliveries;
    expect(delivery?.delivery.request.body.at(-1)).toBe(0x0a);
    const body = delivery === undefined ? {} : bodyOf(delivery);
    expect(body).toMatchObject({ cdr: { states: null, user_data: "x" } });
    expect("id" in body || "duration" in (body["cdr"] as JsonObject)).toBe(false);
  });

  test("sends decides the order of what is due", async () => {
    const { deliveries } = await played(
      ok,
      `${cast}steps:\n  - { do: ticket.process, sends: [new_ticket.processing_every, new_ticket.processing_first] }\n`,
    );
    expect(topicsOf(deliveries)).toEqual(["new_ticket.processing_every", "new_ticket.processing_first"]);
  });

  test("a group takes turns with a group of agents", async () => {
    const { deliveries } = await played(
      ok,
      `cast:\n  two: { is: agent, count: 2 }\n  tickets: { is: ticket, count: 4 }\nsteps:\n  - { do: tickets.close, by: two }\n  - { do: tickets.reopen, by: two }\n`,
    );
    const agents = deliveries
      .filter(({ delivery }) => delivery.request.topic === "new_ticket.processing_every")
      .map((one) => (bodyOf(one)["new_ticket"] as JsonObject)["contentBy"]);
    expect(agents[0]).toBe(agents[2]);
    expect(agents[1]).toBe(agents[3]);
    expect(agents[0]).not.toBe(agents[1]);
  });

  test("parallel has that many on their way at once, and no more", async () => {
    let open = 0;
    let most = 0;
    const gate: (() => void)[] = [];
    const receive = async () => {
      most = Math.max(most, ++open);
      if (open === 3) for (const go of gate.splice(0)) go();
      else if (gate.length < 2 && most < 3) await new Promise<void>((go) => gate.push(go));
      open--;
      return ok();
    };
    const { deliveries } = await played(receive, `${cast}steps:\n  - { do: tickets.close, parallel: 3 }\n`);
    expect(deliveries.length).toBe(6);
    expect(most).toBe(3);
  });

  test("topics that are not subscribed to are not sent, and the report says which were due", async () => {
    const { deliveries, notes, steps } = await played(
      ok,
      `subscriptions: [new_ticket.closed]\n${cast}steps:\n  - do: ticket.process\n  - do: ticket.close\n`,
    );
    expect(topicsOf(deliveries)).toEqual(["new_ticket.closed"]);
    expect(notes).toEqual([
      "Due but not subscribed to: new_ticket.processing_first of ticket 4021",
      "Due but not subscribed to: new_ticket.processing_every of ticket 4021",
    ]);
    expect(steps.map(({ status }) => status)).toEqual(["info", "pass"]);
  });
});

describe("simulated time", () => {
  const createdAt = async (steps: string) =>
    (await played(ok, `${cast}steps:\n${steps}`)).deliveries.map(
      (one) => Number(bodyOf(one)["created_at"]) - Date.parse("2021-04-01T01:00:00Z") / 1000,
    );

  test.each<readonly [string, string, readonly number[]]>([
    ["each step is a second after the one before", "  - send: cdr.hangup\n  - send: cdr.hangup\n", [0, 1]],
    ["what becomes due at once has one second, and one id", "  - do: ticket.process\n", [0, 0]],
    ["waiting takes its time", "  - send: cdr.hangup\n  - wait: 90s\n  - send: cdr.hangup\n", [0, 90]],
    [
      "+0s is the same second",
      "  - send: cdr.hangup\n  - { send: cdr.hangup, at: +0s, times: 2 }\n",
      [0, 0, 0],
    ],
    [
      "a time of day is the enterprise's, on the story's day",
      '  - { send: cdr.hangup, at: "09:30" }\n  - send: cdr.hangup\n',
      [1800, 1801],
    ],
    [
      "late news leave the clock where it is",
      "  - wait: 60s\n  - send: cdr.hangup\n  - { send: cdr.hangup, at: -30s }\n  - send: cdr.hangup\n",
      [60, 30, 61],
    ],
    ["a date-time is itself", '  - { send: cdr.hangup, at: "2021-04-01T10:00:00+08:00" }\n', [3600]],
  ])("%s", async (_, steps, expected) => {
    expect(await createdAt(steps)).toEqual(expected);
  });
});

describe("probes", () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** An API whose answers are the given ones in turn, the last for ever. */
  async function api(
    ...answers: readonly (readonly [status: number, body: string])[]
  ): Promise<{ readonly url: string; readonly asked: string[] }> {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, ""];
      asked.push(`${request.url} ${request.headers["x-key"] ?? ""}`.trim());
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closers.push(() => server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
  }

  const probe = (url: string, until: string, more = "") =>
    `${cast}steps:\n  - probe: { get: "${url}", within: 1s, every: 5ms, until: ${until}${more} }\n`;

  test("ask until it holds, with references and headers filled in", async () => {
    const { url, asked } = await api(
      [404, ""],
      [200, '{"state":"open"}'],
      [200, '{"state":"closed","more":1}'],
    );
    const { steps } = await played(
      ok,
      probe(
        `${url}/tickets/\${ticket.businessId}?by=\${customer.name}`,
        "{ status: 200, body: { state: closed } }",
        ', headers: { x-key: "k${ticket.businessId}" }',
      ),
    );
    expect(steps).toMatchObject([{ status: "pass" }]);
    expect(asked).toHaveLength(3);
    expect(decodeURI(asked[0] ?? "")).toBe("/tickets/4021?by=林晓雨 k4021");
  });

  test.each<readonly [string, string, string, string, string]>([
    ["another status", '{"a":1}', "{ status: 404 }", "status 404", "status 200"],
    ["a value that differs", '{"a":{"b":[1,2]}}', "{ body: { a: { b: [3] } } }", "/a/b 3", "/a/b [1,2]"],
    ["a member that is missing", '{"a":1}', "{ body: { b: 1 } }", "/b 1", "/b is not there"],
    [
      "an answer that is no JSON",
      "<html>",
      "{ body: { b: 1 } }",
      "an answer in JSON",
      'status 200, no JSON: "<html>"',
    ],
    ["a text that is missing", "hello", "{ text: world }", 'an answer with "world"', "hello"],
    [
      "another count",
      '{"t":[1,2]}',
      '{ where: [{ path: "$.t[*]", count: 3 }] }',
      "3 at $.t[*]",
      '2 in {"t":[1,2]}',
    ],
    [
      "no such value",
      '{"t":[{"s":"open"}]}',
      "{ where: [{ path: \"$.t[?@.s == 'open']\", is: { s: closed } }] }",
      '{"s":"closed"} at',
      '{"s":"open"}',
    ],
    ["nothing there", '{"t":[]}', '{ where: [{ path: "$.t[0]" }] }', "something at $.t[0]", '{"t":[]}'],
    [
      "a Long that lost digits",
      '{"id":9007199254740992}',
      "{ body: { id: 9007199254740993 } }",
      "/id 9007199254740993",
      "/id 9007199254740992",
    ],
  ])("fail on %s and say what is there", async (_, body, until, expected, actual) => {
    const { url } = await api([200, body]);
    const { steps } = await played(ok, probe(url, until));
    expect(steps).toMatchObject([
      {
        status: "fail",
        expected: expect.stringContaining(expected),
        actual: expect.stringContaining(actual),
      },
    ]);
  });

  test.each([
    '{ where: [{ path: "$[?@.id == 1].state", is: closed }] }',
    '{ where: [{ path: "$[*]", count: 2 }] }',
    "{ body: [{ id: 2 }, { id: 1, state: closed }] }",
    '{ text: "closed" }',
  ])("hold for %s", async (until) => {
    const { url } = await api([200, '[{"id":1,"state":"closed"},{"id":2,"state":"open"}]']);
    expect((await played(ok, probe(url, until))).steps).toMatchObject([{ status: "pass" }]);
  });

  test("nobody who answers is a failed step, not an error", async () => {
    const { url } = await api([200, ""]);
    for (const close of closers.splice(0)) close();
    const { steps } = await played(ok, probe(url, "{ status: 200 }"));
    expect(steps).toMatchObject([
      { status: "fail", expected: "an answer", actual: expect.stringContaining("ECONNREFUSED") },
    ]);
  });

  test("run programs only if that is allowed, with the environment they are given", async () => {
    const story = (code: string, until: string) =>
      `steps:\n  - probe: { run: [${JSON.stringify(process.execPath)}, -e, ${JSON.stringify(code)}], within: 5s, until: ${until} }\n`;
    const allowed = { allowCommands: true, env: { GREETING: "您好" } };
    const print =
      "console.log(JSON.stringify({ greeting: process.env.GREETING, all: Object.keys(process.env).length }))";
    expect((await played(ok, story(print, '{ body: { greeting: "您好" } }'), allowed)).steps).toMatchObject([
      { status: "pass" },
    ]);
    expect((await played(ok, story("process.exit(3)", "{ exit: 3 }"), allowed)).steps).toMatchObject([
      { status: "pass" },
    ]);
    await expect(played(ok, story(print, "{ exit: 0 }"))).rejects.toMatchObject({
      code: "bad-scenario",
      hint: expect.stringContaining("--allow-commands"),
    });
  });

  test("are left out, and the report says so, where their variable has no value", async () => {
    const { steps } = await played(
      ok,
      `variables: { api: "" }\nsteps:\n  - { needs: api, probe: { get: "\${api}/x", until: { status: 200 } } }\n  - wait: 1s\n  - send: cdr.hangup\n`,
    );
    expect(steps[0]).toMatchObject({
      status: "info",
      actual: "left out, since the variable api has no value",
    });
  });

  test("know the receiver's origin", async () => {
    const { url } = await api([200, '{"ok":true}']);
    const { steps } = await played(
      `${url}/hook?x=1`,
      'steps:\n  - probe: { get: "${receiver}/state", until: { body: { ok: true } } }\n',
    );
    expect(steps).toMatchObject([{ status: "pass" }]);
  });
});

test("an interrupted story ends after the step that it is in", async () => {
  const stop = new AbortController();
  let count = 0;
  const receive = () => {
    if (++count === 2) stop.abort("SIGINT");
    return ok();
  };
  const { summary, steps } = await played(
    receive,
    "steps:\n  - send: cdr.hangup\n  - send: cdr.hangup\n  - send: cdr.hangup\n",
    { signal: stop.signal },
  );
  expect(steps).toHaveLength(2);
  expect(summary).toMatchObject({ incomplete: "interrupted", deliveries: { acknowledged: 2 } });
});

test("a variable that the story does not have is a mistake with the nearest name", async () => {
  await expect(
    played(ok, 'variables: { api: "" }\nsteps:\n  - wait: 1s\n', { variables: { apo: "x" } }),
  ).rejects.toMatchObject({ code: "bad-option", hint: "Did you mean api?" });
});
