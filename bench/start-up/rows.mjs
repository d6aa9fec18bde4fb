/** What a user waits for: the help, a run of one check, the default run against a receiver that answers in 1 ms. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { median } from "../median.mjs";

const hookproof = join(import.meta.dirname, "../../bin/hookproof.js");
const env = { ...process.env, HOOKPROOF_SECRET: "s3cret" };

export async function rows() {
  const receiver = spawn(process.execPath, [join(import.meta.dirname, "receiver.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(receiver.stdout, "data");
  const url = String(line).trim();
  try {
    const node = ["-e", "0"];
    const help = [hookproof, "--help"];
    const test = [hookproof, "test", url, "--quiet", "--only", "valid-notification-acknowledged"];
    const [base, helped, tested] = interleaved([node, help, test], 15);
    const [whole] = interleaved([[hookproof, "test", url, "--quiet"]], 3);
    return [
      { what: "node -e 0", figure: base, unit: "ms" },
      {
        what: "hookproof --help",
        figure: helped,
        unit: "ms",
        ratio: helped / base,
        aim: "at most 1.5 of node -e 0",
      },
      {
        what: "hookproof test, thirteen deliveries",
        figure: tested,
        unit: "ms",
        ratio: tested / base,
        aim: "at most 2.5 of node -e 0",
      },
      { what: "hookproof test, the whole default run", figure: whole / 1000, unit: "s", aim: "under 10 s" },
    ];
  } finally {
    receiver.kill();
  }
}

/** Medians of several command lines, run in turns so that a busy moment hits all of them. */
function interleaved(commands, rounds) {
  const figures = commands.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, args] of commands.entries()) {
      const start = performance.now();
      const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
      if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status}: ${stderr}`);
      figures[index].push(performance.now() - start);
    }
  return figures.map(median);
}
