/**
 * Deliveries per CPU-second of the sender: a fresh connection and a unique signed body of 1 KB each, to a receiver in
 * another process. Contestants take turns, each in a process of its own; the figures are medians.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "../median.mjs";

const rounds = 5;
const count = 20_000;

const contestants = [
  { file: "hookproof.mjs", name: "hookproof" },
  { file: "bare-writer.mjs", name: "bare net writer", aim: 0.95 },
  { file: "autocannon.mjs", name: "autocannon 9", aim: 1.4 },
];

/** @returns rows for `npm run bench` */
export async function rows() {
  const receiver = fork(join(import.meta.dirname, "receiver.mjs"));
  const [port] = await once(receiver, "message");
  const figures = new Map(contestants.map(({ file }) => [file, []]));
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { file } of contestants) figures.get(file).push(await figureOf(file, port));
    }
  } finally {
    receiver.kill();
  }
  const ours = figures.get("hookproof.mjs");
  return contestants.map(({ file, name, aim }) => ({
    what: name,
    figure: median(figures.get(file)),
    unit: "/CPU s",
    ...(aim === undefined
      ? {}
      : {
          ratio: median(ours.map((figure, round) => figure / figures.get(file)[round])),
          aim: `hookproof ≥ ${aim} of it`,
        }),
  }));
}

async function figureOf(file, port) {
  const contestant = fork(join(import.meta.dirname, file));
  contestant.send({ port, count });
  const [figure] = await Promise.race([
    once(contestant, "message"),
    once(contestant, "exit").then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ]);
  return figure;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await rows());
