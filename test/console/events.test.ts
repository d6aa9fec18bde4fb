import { request } from "node:http";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { LogEntry } from "../../src/console/api.ts";
import type { OpenConsole } from "./open-console.ts";
import { followLog, openConsole } from "./open-console.ts";

let open: OpenConsole;
beforeAll(async () => {
  open = await openConsole();
});
afterAll(async () => open[Symbol.asyncDispose]());

const story = async () => open.ask("POST", "/api/play", { scenario: "ticket-answered", pace: "fast" });
const isEnd = ({ event }: LogEntry) => event.type === "scene-ended";
const numbersOf = (entries: readonly LogEntry[]) => entries.map(({ seq }) => seq);
const from = (first: number, length: number) => Array.from({ length }, (_, at) => first + at);

describe("the log", () => {
  test("goes on after any entry without losing or doubling one", async () => {
    const entries = await open.scene(story);
    const first = entries[0]?.seq ?? 0;
    expect(numbersOf(entries)).toEqual(from(first, entries.length));
    expect(entries.length).toBeGreaterThan(12);
    for (const [at, { seq }] of entries.slice(0, -1).entries())
      expect(await open.read(isEnd, seq)).toEqual(entries.slice(at + 1));
    expect(await open.read(isEnd, 0)).toEqual(entries);
  });

  test("is the same for two that follow and for one whose connection breaks after every few entries", async () => {
    const { seq } = (await open.ask("GET", "/api/state")).json;
    const steady = [open.read(isEnd, seq), open.read(isEnd, seq)];
    const shaky = async () => {
      const found: LogEntry[] = [];
      while (!found.some(isEnd)) {
        const last = found.at(-1)?.seq ?? seq;
        let some = 3;
        found.push(...(await open.read((entry) => isEnd(entry) || --some === 0, last)));
      }
      return found;
    };
    const [, ...all] = await Promise.all([story(), ...steady, shaky()]);
    const [one = [], two, three] = all;
    // What was there before belongs to the scene that is gone.
    const begun = (entries: readonly LogEntry[] = []) =>
      entries.slice(entries.findLastIndex(({ event }) => event.type === "scene"));
    expect(begun(one).length).toBeGreaterThan(12);
    expect(begun(two)).toEqual(begun(one));
    expect(begun(three)).toEqual(begun(one));
  });

  test("carries 10,000 entries to a reader that begins late, and to one that reads slowly", async () => {
    const { seq } = (await open.ask("GET", "/api/state")).json;
    const slow = new Promise<string>((resolve, reject) => {
      let text = "";
      const asking = request(`${open.origin}/api/events?after=${seq}`, {
        headers: { authorization: `Bearer ${open.token}` },
      });
      asking.on("error", reject).on("response", (answer) => {
        answer.setEncoding("utf8").on("error", reject);
        answer.on("data", (piece: string) => {
          text += piece;
          // A reader that stops between pieces makes the server wait for it.
          answer.pause();
          setImmediate(() => answer.resume());
          if (!text.slice(-piece.length - 20).includes('"type":"scene-ended"')) return;
          asking.destroy();
          resolve(text);
        });
      });
      asking.end();
    });
    const entries = await open.scene(async () =>
      open.ask("POST", "/api/send", { topic: "cdr.hangup", times: 5000 }),
    );
    expect(entries.length).toBeGreaterThan(10_000);
    expect(numbersOf(entries)).toEqual(from(entries[0]?.seq ?? 0, entries.length));
    expect(await open.read(isEnd, 0)).toEqual(entries);
    const lists = (await slow).split("\n\n").flatMap((part) => /^data: (.*)$/m.exec(part)?.[1] ?? []);
    const read = lists.flatMap((list) => JSON.parse(list) as readonly LogEntry[]);
    const begin = read.findLastIndex(({ event }) => event.type === "scene");
    expect(read.slice(begin, begin + entries.length)).toEqual(entries);
  });

  test("begins from its beginning for a reader that names an entry to come", async () => {
    const entries = await open.scene(story);
    expect(await open.read(isEnd, 999_999_999)).toEqual(entries);
  });

  test("ends for everybody when the console closes", async () => {
    const other = await openConsole();
    await other.scene(async () =>
      other.ask("POST", "/api/play", { scenario: "ticket-answered", pace: "fast" }),
    );
    const logs = Array.from({ length: 3 }, () => followLog(other, 0));
    await Promise.all(logs.map(async (log) => log.next()));
    const ends = logs.map(async (log) => log.next());
    await other[Symbol.asyncDispose]();
    expect(await Promise.all(ends)).toEqual(logs.map(() => ({ done: true, value: undefined })));
  });
});
