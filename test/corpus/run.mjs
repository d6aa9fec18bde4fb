/**
 * `npm run corpus`: generates from schemas that others published and from the complaints of generators' users, judges every
 * value, and prints a table, beside json-schema-faker. Options: `--suite DIR`, `--folder DIR` (see `sources.mjs`), `--only TEXT`
 * (names or groups that contain it), `--no-peer`, `--details` (every refusal and invalid value). Needs `npm run build`. Exits
 * with 1 if a value was invalid.
 */
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { corpus } from "./sources.mjs";

const { values: options } = parseArgs({
  options: {
    suite: { type: "string" },
    folder: { type: "string" },
    only: { type: "string" },
    "no-peer": { type: "boolean" },
    details: { type: "boolean" },
  },
});
const generate = process.env.HOOKPROOF_DIST ?? "../../dist";
/** Milliseconds that a schema may take. */
const patience = { own: 90_000, peer: 15_000 };

const entries = corpus(options).filter(
  ({ group, name }) =>
    options.only === undefined || group.includes(options.only) || name.includes(options.only),
);
const own = await measured("own");
const again = await measured("own");
const peer = options["no-peer"] ? undefined : await measured("peer");

print();
process.exitCode = own.some(({ invalid }) => invalid !== undefined) ? 1 : 0;

/** Results in the order of the entries; one that takes too long is `late`, and its worker is replaced. */
async function measured(generator) {
  const results = [];
  let worker = start();
  for (const entry of entries) {
    const result = await ask(worker, { ...entry, generator });
    if (result.late) {
      await worker.terminate();
      worker = start();
    }
    results.push(result);
  }
  await worker.terminate();
  return results;
}

function start() {
  return new Worker(new URL("measure.mjs", import.meta.url), {
    workerData: { generate: `${generate}/generate/index.js` },
    resourceLimits: { maxOldGenerationSizeMb: 2000 },
  });
}

function ask(worker, entry) {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => finish({ late: true, valid: false, digest: "late" }),
      patience[entry.generator],
    );
    const failed = (error) => finish({ late: true, valid: false, digest: String(error) });
    worker.once("error", failed);
    worker.once("message", finish);
    worker.postMessage(entry);

    function finish(result) {
      clearTimeout(timer);
      worker.off("error", failed);
      worker.off("message", finish);
      resolve(result);
    }
  });
}

function print() {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const rows = [...groups, "all"].map((group) => {
    const at = [...entries.keys()].filter(
      (i) => (group === "all" || entries[i].group === group) && !own[i].skipped,
    );
    const of = (results) => at.map((i) => results[i]);
    const withNames = (results) => of(results).filter(({ declared }) => declared > 0);
    return {
      group,
      schemas: at.length,
      "valid %": share(of(own), ({ valid }) => valid),
      "first %": share(of(own), ({ first }) => first),
      refused: of(own).filter(({ refused }) => refused).length,
      late: of(own).filter(({ late }) => late).length,
      invalid: of(own).filter(({ invalid }) => invalid !== undefined).length,
      disputed: of(own).filter(({ disputed }) => disputed).length,
      "seen %": mean(withNames(own).map(({ seen, declared }) => seen / declared)),
      "distinct %": mean(of(own).flatMap(({ distinct }) => distinct ?? [])),
      same: share(at, (i) => own[i].digest === again[i].digest),
      ...(peer && {
        "peer valid %": share(of(peer), ({ valid }) => valid),
        "peer first %": share(of(peer), ({ first }) => first),
        "peer seen %": mean(withNames(peer).map(({ seen, declared }) => seen / declared)),
      }),
    };
  });
  console.table(Object.fromEntries(rows.map(({ group, ...row }) => [group, row])));
  if (!options.details) return;
  for (const [i, { refused, invalid, late }] of own.entries()) {
    const what = refused ?? invalid ?? (late ? "late" : undefined);
    if (what !== undefined) console.log(`${entries[i].group} ${entries[i].name}\n    ${what}`);
  }
}

function share(list, test) {
  return list.length === 0 ? "" : Number(((100 * list.filter(test).length) / list.length).toFixed(1));
}

function mean(figures) {
  return figures.length === 0
    ? ""
    : Number(((100 * figures.reduce((sum, one) => sum + one, 0)) / figures.length).toFixed(1));
}
