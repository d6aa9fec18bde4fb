import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runCommandLine } from "../../src/cli/run-command-line.ts";
import type { Output, Shell } from "../../src/cli/shell.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly directory?: string;
  /** What is piped in; nothing is if absent. */
  readonly input?: string | Uint8Array;
  readonly isTerminal?: boolean;
  readonly interruption?: AbortController;
  /** Hears standard error while the command runs. */
  readonly onErr?: (text: string) => void;
}

/** An empty folder, so that no hookproof.yaml above the repository has a say. */
export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), "hookproof-"));
}

/** Runs a command line in this process, with a shell of its own. */
export async function hookproof(line: string | readonly string[], around: Surroundings = {}): Promise<Ran> {
  const written = { out: "", err: "" };
  const output = (name: "out" | "err"): Output => ({
    write(text) {
      written[name] += text;
      if (name === "err") around.onErr?.(text);
    },
    drained: async () => {},
    isOpen: true,
    isTerminal: around.isTerminal ?? false,
    columns: 100,
  });
  const shell: Shell = {
    args: typeof line === "string" ? line.split(" ").filter((word) => word !== "") : line,
    env: around.env ?? {},
    directory: around.directory ?? emptyFolder(),
    now: () => new Date("2026-01-31T08:00:00Z"),
    freshSeed: () => 1,
    out: output("out"),
    err: output("err"),
    readInput: async () => (around.input === undefined ? null : Buffer.from(around.input)),
    interrupted: (around.interruption ?? new AbortController()).signal,
  };
  return { code: await runCommandLine(shell), ...written };
}
