import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { expect, test } from "vitest";

import { emptyFolder } from "./hookproof.ts";

const bin = join(import.meta.dirname, "../../bin/hookproof.js");

/** The built command in a process of its own: needs `npm run build`. */
function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [bin, ...args], {
    cwd: emptyFolder(),
    env: { PATH: process.env["PATH"], ...env },
  });
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

test("all output arrives, however slowly it is read", async () => {
  const child = start(["generate", "cdr.hangup", "--count", "3000"]);
  const [text] = await Promise.all([textOf(child.stdout), once(child, "exit")]);
  expect(text.trimEnd().split("\n")).toHaveLength(3000);
});

test("a reader that leaves early is no error", async () => {
  const child = start(["generate", "cdr.hangup", "--count", "100000"]);
  await once(child.stdout, "data");
  child.stdout.destroy();
  const [[code], complaints] = await Promise.all([once(child, "exit"), textOf(child.stderr)]);
  expect({ code, complaints: /EPIPE|Error/.test(complaints) }).toEqual({ code: 0, complaints: false });
});

test.skipIf(!existsSync("/proc/self/cmdline"))(
  "a secret that was typed is not in the process table",
  async () => {
    const child = start(["receive", "--secret", "CANARY-7c1d"]);
    await once(child.stderr, "data");
    const shown = readFileSync(`/proc/${child.pid}/cmdline`, "latin1");
    child.kill("SIGINT");
    expect((await once(child, "exit"))[0]).toBe(0);
    expect(shown).not.toContain("CANARY");
  },
);

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)(
  "%s ends a run with its summary and exit code %i; deliveries in flight do not hold it up",
  async (signal, code) => {
    const silent = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => child.kill(signal));
    });
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const child = start(["test", `127.0.0.1:${(silent.address() as AddressInfo).port}`]);
    const [[exit], text] = await Promise.all([once(child, "exit"), textOf(child.stdout)]);
    silent.close();
    expect(exit).toBe(code);
    expect(text).toContain("sent ");
  },
);

test("a second signal ends the process at once", async () => {
  const silent = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      child.kill("SIGINT");
      child.kill("SIGTERM");
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const child = start(["test", `127.0.0.1:${(silent.address() as AddressInfo).port}`]);
  const [exit] = await once(child, "exit");
  silent.close();
  expect([130, 143]).toContain(exit);
});
