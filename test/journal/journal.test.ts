import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { HookproofError } from "../../src/errors.ts";
import { createJournal } from "../../src/journal/create-journal.ts";
import { journalVersion, lineOf } from "../../src/journal/line.ts";
import { readJournal } from "../../src/journal/read-journal.ts";
import { longestLine } from "../../src/journal/read-lines.ts";
import type { RunEvent } from "../../src/run/events.ts";
import { bundled } from "./bundle.ts";
import { sampleRun, tellingRun } from "../report/sample-run.ts";

const options = { tool: "0.1.0", seed: 42, clock: () => 0 };
const folder = mkdtempSync(join(tmpdir(), "hookproof-journal-"));
let files = 0;
const fresh = () => join(folder, `run-${++files}.ndjson`);

function written(events: readonly RunEvent[], path = fresh()): string {
  const write = createJournal(path, options);
  for (const event of events) write(event);
  return path;
}

/** The error of reading all of it. */
function refusal(path: string): HookproofError {
  try {
    for (const _ of readJournal(path));
  } catch (error) {
    if (error instanceof HookproofError) return error;
    throw error;
  }
  throw new Error(`${path} was read without an error.`);
}

describe("what is written", () => {
  test("is read back as the same events, byte for byte", () => {
    const odd = sampleRun([
      {
        id: "odd",
        area: "odd",
        title: "Bytes that are no text",
        section: "4.1",
        level: "may",
        rows: [
          {
            delivery: {
              body: Buffer.from([0xff, 0x00, 0xc3]),
              answer: Buffer.from([0xef, 0xbb, 0xbf, 0x41]),
            },
          },
          { delivery: { tampering: { body: Buffer.from([0x80]), signedBody: Buffer.from("{}") } } },
          { delivery: { status: null } },
        ],
      },
    ]);
    for (const events of [tellingRun, odd]) {
      const read = [...readJournal(written(events))];
      expect(read).toEqual(events);
    }
  });

  test("is readable by its owner only and begins with a header that names version, tool and seed", () => {
    const path = written(tellingRun);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const [header] = readFileSync(path, "utf8").split("\n");
    expect(JSON.parse(header ?? "")).toMatchObject({
      journal: "hookproof",
      version: journalVersion,
      tool: "0.1.0",
      seed: 42,
    });
  });

  test("is on the disk line by line, numbered without a gap, each line with its own checksum", () => {
    const path = fresh();
    const write = createJournal(path, options);
    for (const [index, event] of tellingRun.slice(0, 20).entries()) {
      write(event);
      const lines = readFileSync(path, "utf8").split("\n");
      expect(lines).toHaveLength(index + 3);
      expect(JSON.parse(lines.at(-2) ?? "")).toMatchObject({
        seq: index + 1,
        crc: expect.stringMatching(/^[0-9a-f]{8}$/),
      });
    }
  });

  test("holds each request once", () => {
    const text = readFileSync(written(tellingRun), "utf8");
    const started = tellingRun.filter((event) => event.type === "delivery-started");
    expect(text.split("enterprise_token").length - 1).toBe(started.length);
  });
});

describe("a journal that can't be written is refused before anything is sent", () => {
  const fifo = fresh();
  execFileSync("mkfifo", [fifo]);
  const existing = written(tellingRun);

  test.each([
    ["a file that exists: each run has its own", existing, /exists already/],
    ["a folder", folder, /exists already|a folder/],
    ["a FIFO", fifo, /exists already/],
    ["a device", "/dev/full", /exists already/],
    ["a folder that is missing", join(folder, "none", "run.ndjson"), /folder does not exist/],
    ["a file in place of a folder", join(existing, "run.ndjson"), /not a folder/],
  ])("%s", (_what, path, message) => {
    const before = statSync(existing).size;
    expect(() => createJournal(path, options)).toThrow(message);
    expect(() => createJournal(path, options)).toThrow(expect.objectContaining({ code: "journal-io" }));
    expect(statSync(existing).size).toBe(before);
  });
});

describe("a disk that fills up", () => {
  test("stops the run at the first line that is not wholly written, and what was before is intact", async () => {
    const child = await bundled(join(import.meta.dirname, "fill-journal.ts"));
    const path = fresh();
    // 8 blocks of 1 KiB: the kernel takes a part of the line that reaches the limit, then refuses.
    const script = `ulimit -f 8; exec "$0" "$1" "$2"`;
    const { stdout, status, stderr } = spawnSync("bash", ["-c", script, process.execPath, child, path], {
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const { events, code, message, again } = JSON.parse(stdout) as {
      events: number;
      code: string;
      message: string;
      again: string;
    };
    expect({ code, again }).toEqual({ code: "journal-io", again: "journal-io" });
    expect(message).toMatch(/size limit/);
    const read = [...readJournal(path)];
    expect(read.filter((event) => event.type === "note").map(({ message }) => message)).toContainEqual(
      expect.stringContaining("torn"),
    );
    expect(read.filter((event) => event.type === "delivery-started")).toHaveLength(events);
    expect(read.at(-1)).toMatchObject({
      type: "run-ended",
      summary: { incomplete: "journal-ends-early", exitCode: 3 },
    });
  });
});

describe("what a killed run left behind", () => {
  const path = written(tellingRun);
  const bytes = readFileSync(path);
  const lineStarts = [
    0,
    ...[...bytes.entries()].filter(([, byte]) => byte === 10).map(([index]) => index + 1),
  ];

  test("is read up to the torn line, whose offset is told, wherever it was cut", () => {
    const starts = lineStarts.slice(2, 12);
    for (const start of starts)
      for (const cut of [start + 1, start + 30]) {
        const torn = fresh();
        writeFileSync(torn, bytes.subarray(0, cut));
        const read = [...readJournal(torn)];
        expect(read.slice(0, -2)).toEqual(tellingRun.slice(0, lineStarts.indexOf(start) - 1));
        expect(read.at(-2)).toMatchObject({
          type: "note",
          message: expect.stringContaining(`at byte ${start}, is torn`),
        });
      }
  });

  test("counts a delivery without a result as unresolved, not as failed", () => {
    const upTo = tellingRun.findIndex((event) => event.type === "delivery-started") + 1;
    const cut = fresh();
    writeFileSync(cut, bytes.subarray(0, lineStarts[upTo + 1]));
    expect([...readJournal(cut)].at(-1)).toMatchObject({
      type: "run-ended",
      summary: {
        deliveries: { acknowledged: 0, unspecified: 0, failed: 0, unresolved: 1 },
        incomplete: "journal-ends-early",
        exitCode: 3,
      },
    });
  });

  test.each([
    ["nothing at all", 0],
    ["a part of the header", 20],
  ])("may be %s", (_what, size) => {
    const cut = fresh();
    writeFileSync(cut, bytes.subarray(0, size));
    expect([...readJournal(cut)].at(-1)).toMatchObject({ type: "run-ended", summary: { exitCode: 3 } });
  });
});

describe("a journal that was damaged is refused with the byte at which the line begins", () => {
  const bytes = readFileSync(written(tellingRun));
  const second = bytes.indexOf(10) + 1;
  const third = bytes.indexOf(10, second) + 1;
  const withByte = (at: number, byte: number) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at + 1)]);
  const header = lineOf({ journal: "hookproof", version: journalVersion, tool: "0.1.0", seed: 1 });

  test.each<[string, Buffer, number]>([
    ["a changed byte", withByte(second + 40, 0x7e), second],
    ["a changed checksum", withByte(third - 4, 0x67), second],
    ["a missing line", Buffer.concat([bytes.subarray(0, second), bytes.subarray(third)]), second],
    ["a line twice", Buffer.concat([bytes.subarray(0, third), bytes.subarray(second)]), third],
    ["CRLF", Buffer.from(bytes.toString("latin1").replaceAll("\n", "\r\n"), "latin1"), 0],
    ["a byte order mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]), 0],
    [
      "NULs before the end of a line",
      Buffer.concat([bytes, Buffer.alloc(8), Buffer.from("\n")]),
      bytes.length,
    ],
    ["another kind of file", Buffer.from('{"name":"x"}\n'), 0],
    [
      "an event of no known type",
      Buffer.concat([header, lineOf({ seq: 1, ms: 0, event: { type: "surprise" } })]),
      header.length,
    ],
    [
      "a result without its start",
      Buffer.concat([
        header,
        lineOf({ seq: 1, ms: 0, event: { type: "delivery-ended", delivery: { id: "d9" } } }),
      ]),
      header.length,
    ],
    [
      "an event without what belongs to it",
      Buffer.concat([header, lineOf({ seq: 1, ms: 0, event: { type: "case-ended" } })]),
      header.length,
    ],
    ["a record without an event", Buffer.concat([header, lineOf({ seq: 1, ms: 0 })]), header.length],
  ])("%s", (_what, damaged, offset) => {
    const path = fresh();
    writeFileSync(path, damaged);
    expect(refusal(path)).toMatchObject({
      code: "bad-journal",
      message: expect.stringContaining(`at byte ${offset} of`),
    });
  });

  test("one of a newer version is refused by its version", () => {
    const path = fresh();
    writeFileSync(
      path,
      lineOf({ journal: "hookproof", version: journalVersion + 1, tool: "9.0.0", seed: 1 }),
    );
    expect(refusal(path)).toMatchObject({
      code: "bad-journal",
      message: expect.stringContaining("version 2"),
      hint: expect.stringContaining("9.0.0"),
    });
  });

  test.each([
    ["a folder", folder, /not a file|can't be read/],
    ["a missing file", join(folder, "missing"), /can't be read/],
    ["a device without an end", "/dev/zero", /not a file/],
  ])("%s is none", (_what, path, message) => {
    expect(refusal(path).message).toMatch(message);
  });

  test("a FIFO is none, and nobody waits for it", () => {
    const path = fresh();
    execFileSync("mkfifo", [path]);
    expect(refusal(path).message).toMatch(/not a file/);
  });
});

describe("memory", () => {
  test("a line longer than any is refused before it is held as a whole", () => {
    const path = fresh();
    const block = Buffer.alloc(1 << 20, 0x20);
    for (let size = 0; size <= longestLine + block.length; size += block.length) appendFileSync(path, block);
    expect(refusal(path)).toMatchObject({ code: "bad-journal", message: expect.stringContaining("byte 0") });
  });

  test("a large journal is read with the memory of a few lines", async () => {
    mkdirSync(join(folder, "large"));
    const path = join(folder, "large", "run.ndjson");
    const note: RunEvent = { type: "note", level: "info", message: "n".repeat(100_000) };
    const write = createJournal(path, options);
    for (let count = 0; count < 2000; count++) write(note);
    expect(statSync(path).size).toBeGreaterThan(200_000_000);
    const reader = await bundled(join(import.meta.dirname, "count-events.ts"));
    const { stdout } = spawnSync(process.execPath, [reader, path], { encoding: "utf8" });
    const { count, megabytes } = JSON.parse(stdout) as { count: number; megabytes: number };
    expect(count).toBe(2001);
    expect(megabytes).toBeLessThan(150);
  });
});
