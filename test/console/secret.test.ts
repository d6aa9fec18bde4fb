import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { StageEvent } from "../../src/console/api.ts";
import { startCountingReceiver } from "./counting-receiver.ts";
import type { Answered, OpenConsole } from "./open-console.ts";
import { openConsole } from "./open-console.ts";

const secret = `CANARY-<"&'>-4f1d2c3b-${"x".repeat(8)}`;

/** Every way in which the secret could be written down. */
const forms: Readonly<Record<string, string>> = {
  plain: secret,
  base64: Buffer.from(secret).toString("base64"),
  base64url: Buffer.from(secret).toString("base64url"),
  hex: Buffer.from(secret).toString("hex"),
  url: encodeURIComponent(secret),
  json: JSON.stringify(secret).slice(1, -1),
  html: secret.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`),
  reversed: [...secret].toReversed().join(""),
  core: "4f1d2c3b",
};

/** A receiver at its worst: it says the secret and the signature in every place of its answer. */
const blabbing = async () =>
  startCountingReceiver(({ headers }) => ({
    status: headers["service-signature"] === "0".repeat(40) ? 401 : 500,
    headers: {
      "x-secret": Object.values(forms).slice(0, 5).join(" "),
      "x-signature": String(headers["service-signature"]),
    },
    body: `${Object.entries(forms)
      .filter(([form]) => form !== "reversed" && form !== "core")
      .map(([, value]) => value)
      .join("\n")}\n${JSON.stringify(headers)}`,
  }));

/** All that the console can be asked for, with what it has kept on disk. */
async function everythingOf(open: OpenConsole): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>();
  const get = async (path: string): Promise<Answered> => {
    const answer = await open.ask("GET", path);
    said.set(path, `${JSON.stringify([...answer.headers])}${answer.text}`);
    return answer;
  };
  for (const path of ["/", "/openapi.json", "/api/state", "/api/catalogue", "/api/receiver"]) await get(path);
  const { seq } = (await open.ask("GET", "/api/state")).json;
  const log = await open.read((entry) => entry.seq === seq);
  said.set("/api/events", JSON.stringify(log));
  for (const { event } of log) if (event.type === "sent") await get(`/api/deliveries/${event.id}`);
  for (const { id } of (await get("/api/runs")).json) {
    await get(`/api/runs/${id}/report`);
    const events: readonly StageEvent[] = (await get(`/api/runs/${id}/events`)).json;
    for (const event of events.filter(({ type }) => type === "sent").slice(0, 3))
      if (event.type === "sent") await get(`/api/runs/${id}/deliveries/${event.id}`);
  }
  for (const file of readdirSync(open.folder)) said.set(file, readFileSync(join(open.folder, file), "utf8"));
  return said;
}

test("neither the secret nor a whole signature nor the token is ever said or written, whatever the receiver echoes", async () => {
  await using receiver = await blabbing();
  await using open = await openConsole({ receiver: { url: receiver.url, secret } }, [
    "ticket-answered",
    "forged-push",
  ]);
  const told = [
    await open.scene(async () => open.ask("POST", "/api/play", { scenario: "forged-push", pace: "fast" })),
    await open.scene(async () => open.ask("POST", "/api/test", { part: "quick", topics: ["cdr.hangup"] })),
    await open.scene(async () => open.ask("POST", "/api/fuzz", { runs: 20, topics: ["client.created"] })),
    await open.scene(async () =>
      open.ask("POST", "/api/play", { scenario: "ticket-answered", pace: "fast" }),
    ),
  ];
  const replies = [
    await open.ask("POST", "/api/send", { topic: "cdr.hangup" }),
    await open.ask("POST", "/api/send", { topic: "cdr.hangup", signature: "wrong" }),
    await open.ask("PUT", "/api/target", { url: "http://169.254.169.254/", secret }),
    await open.ask("PUT", "/api/target", { url: receiver.url, secret, more: 1 }),
    await open.ask("PUT", "/api/target", { url: receiver.url, secret: `${secret}`.repeat(100) }),
    await open.ask("PUT", "/api/target", { url: `http://${encodeURIComponent(secret)}:1@127.0.0.1/` }),
  ];
  expect(receiver.bodies.length).toBeGreaterThan(25);
  const said = new Map([
    ...(await everythingOf(open)),
    ["told", JSON.stringify(told)],
    ["replies", JSON.stringify(replies.map(({ text }) => text))],
  ]);
  expect(said.size).toBeGreaterThan(30);
  for (const [where, text] of said) {
    for (const [form, value] of Object.entries(forms))
      expect(text.includes(value), `${form} in ${where}`).toBe(false);
    expect(text.includes(open.token), `the token in ${where}`).toBe(false);
    // Journals keep whole requests, to send them again.
    if (where.endsWith(".journal")) continue;
    const digests = text.match(/(?<![0-9a-f])(?!0{40})[0-9a-f]{40}(?![0-9a-f])/gi);
    expect(digests, `signatures in ${where}`).toBeNull();
  }
});

test("journals are for their owner's eyes, and not for the repository", async () => {
  await using open = await openConsole();
  await open.scene(async () => open.ask("POST", "/api/play", { scenario: "ticket-answered", pace: "fast" }));
  const [journal = ""] = readdirSync(open.folder).filter((file) => file.endsWith(".journal"));
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect([modeOf(open.folder), modeOf(join(open.folder, journal))]).toEqual([0o700, 0o600]);
  expect(readFileSync(join(open.folder, ".gitignore"), "utf8")).toBe("*\n");
});

test("the token is new at each start and stands in the fragment only", async () => {
  await using one = await openConsole();
  await using two = await openConsole();
  expect(one.token).not.toBe(two.token);
  expect(Buffer.from(one.token, "base64url")).toHaveLength(32);
  const url = new URL(one.url);
  expect([url.search, url.pathname, url.hash]).toEqual(["", "/", `#token=${one.token}`]);
});
