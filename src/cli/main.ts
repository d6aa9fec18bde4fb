import { Buffer } from "node:buffer";
import process from "node:process";

import { runCommandLine } from "./run-command-line.ts";
import type { Output, Shell, Signal } from "./shell.ts";

const args = process.argv.slice(2);
// `ps` shows the command line to every user of the machine; a `--secret` must not stay there.
process.title = "hookproof";

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const satisfies readonly Signal[]) {
  process.on(signal, () => {
    if (interruption.signal.aborted) process.exit(signal === "SIGINT" ? 130 : 143);
    interruption.abort(signal);
  });
}

const shell: Shell = {
  args,
  env: process.env,
  directory: process.cwd(),
  now: () => new Date(),
  freshSeed: () => Math.floor(Math.random() * 2 ** 31),
  out: outputOf(process.stdout),
  err: outputOf(process.stderr),
  readInput,
  interrupted: interruption.signal,
};

// Not process.exit(): output that is still on its way through a pipe would be cut off.
process.exitCode = await runCommandLine(shell);

function outputOf(stream: NodeJS.WriteStream): Output {
  let isOpen = true;
  stream.on("error", () => {
    isOpen = false;
  });
  return {
    write(text) {
      if (isOpen) stream.write(text);
    },
    drained: () =>
      new Promise((resolve) => {
        if (!isOpen || !stream.writableNeedDrain) return resolve();
        stream.once("drain", resolve);
        stream.once("close", resolve);
      }),
    get isOpen() {
      return isOpen;
    },
    isTerminal: stream.isTTY === true,
    columns: stream.columns ?? 80,
  };
}

async function readInput(): Promise<Uint8Array | null> {
  if (process.stdin.isTTY) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
