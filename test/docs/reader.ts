import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { root } from "./blocks.ts";

/** The ports that pages name; each reader gets free ones in their place. */
const namedPorts = ["3000", "4000"] as const;

export interface Ran {
  readonly code: number | null;
  /** What was printed to both outputs, with the page's ports. */
  readonly output: string;
}

/**
 * Somebody who follows a page from top to bottom: an empty folder with what `npm install` would have put there, a shell
 * with `npx` and `hookproof`, and further terminals for what goes on running.
 */
export interface Reader {
  /** Runs a block to its end. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<Ran>;
  /** Runs a block in another terminal, after Ctrl-C for what ran there, until it listens at a port of the page. */
  start(terminal: string, script: string, port: string): Promise<void>;
  /** Ctrl-C in another terminal. */
  interrupt(terminal: string): Promise<void>;
  save(file: string, text: string): void;
  readonly folder: string;
  leave(): Promise<void>;
}

export async function readerOf(): Promise<Reader> {
  const home = mkdtempSync(join(tmpdir(), "hookproof-docs-"));
  const [folder, bin] = [join(home, "my-receiver"), join(home, "bin")];
  mkdirSync(bin);
  mkdirSync(folder);
  linkPackages(join(home, "node_modules"));
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const ports = new Map(await Promise.all(namedPorts.map(async (name) => [name, await freePort()] as const)));
  const mapped = (text: string) =>
    [...ports].reduce((so, [name, port]) => so.replaceAll(new RegExp(`\\b${name}\\b`, "g"), port), text);
  const unmapped = (text: string) =>
    [...ports].reduce((so, [name, port]) => so.replaceAll(new RegExp(`\\b${port}\\b`, "g"), name), text);
  const terminals = new Map<string, ChildProcess>();
  const groups: ChildProcess[] = [];
  let count = 0;

  const shell = (script: string, more: Readonly<Record<string, string>> = {}) => {
    const file = join(home, `output-${++count}`);
    const output = openSync(file, "a");
    // A group of its own, so that what it leaves in the background can be ended with it.
    const child = spawn("bash", ["-c", `set -eo pipefail\n${mapped(script)}`], {
      cwd: folder,
      detached: true,
      stdio: ["ignore", output, output],
      env: {
        PATH: `${bin}:${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
        HOME: home,
        LANG: "C.UTF-8",
        NO_COLOR: "1",
        PORT: ports.get("3000") ?? "",
        ...more,
      },
    });
    closeSync(output);
    groups.push(child);
    return { child, output: () => unmapped(readFileSync(file, "utf8")) };
  };
  const interrupt = async (terminal: string) => {
    const child = terminals.get(terminal);
    terminals.delete(terminal);
    if (child === undefined || child.exitCode !== null) return;
    signal(child, "SIGINT");
    await once(child, "exit");
  };

  return {
    folder,
    async run(script, env) {
      const { child, output } = shell(script, env);
      const [code] = (await once(child, "exit")) as [number | null];
      return { code, output: output() };
    },
    async start(terminal, script, port) {
      await interrupt(terminal);
      const { child, output } = shell(script);
      terminals.set(terminal, child);
      await listening(Number(ports.get(port as (typeof namedPorts)[number])), () => {
        if (child.exitCode !== null) throw new Error(`It ended before it listened:\n${output()}`);
      });
    },
    interrupt,
    save(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), mapped(text));
    },
    async leave() {
      for (const child of groups) signal(child, "SIGKILL");
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Packages are linked, not downloaded, so npm does nothing here; nor does a browser open. */
const programs: Readonly<Record<string, string>> = {
  npm: "exit 0",
  "xdg-open": "exit 0",
  open: "exit 0",
  hookproof: `exec "${process.execPath}" "${join(root, "bin/hookproof.js")}" "$@"`,
  npx: `
while [ "$1" = --yes ]; do shift; done
case "$1" in
  hookproof) shift; exec "${process.execPath}" "${join(root, "bin/hookproof.js")}" "$@" ;;
  vitest) shift; exec "${process.execPath}" "${join(root, "node_modules/vitest/vitest.mjs")}" "$@" ;;
  *) echo "npx $1 is not what a page may run" >&2; exit 127 ;;
esac`,
};

/** What the pages' programs import, as an installation would have it. */
function linkPackages(modules: string): void {
  mkdirSync(modules);
  symlinkSync(root, join(modules, "hookproof"));
  const installed = join(root, "node_modules");
  for (const name of readdirSync(installed))
    if (name !== "hookproof" && !name.startsWith("."))
      symlinkSync(join(installed, name), join(modules, name));
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // The whole group has ended by itself.
  }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

/** Tries to connect until somebody answers; `check` throws when nobody ever will. */
async function listening(port: number, check: () => void): Promise<void> {
  for (;;) {
    check();
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
