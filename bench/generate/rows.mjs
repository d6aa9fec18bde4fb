/**
 * Generation against json-schema-faker with faker and against faker code written by hand: the value alone, and the value
 * serialised and signed. Rounds of all contenders alternate, medians are compared. On its own: `npm run bench generate`.
 */
import { faker } from "@faker-js/faker/locale/zh_CN";
import { createHash, hash } from "node:crypto";
import { createGeneratorSync } from "json-schema-faker";
import { median } from "../median.mjs";
import { ticketByHand } from "./by-hand.mjs";
import { schema } from "./schema.mjs";

const rounds = 7;
const dist = process.env.HOOKPROOF_DIST ?? "../../dist";

export async function rows() {
  const { compile, streamOf } = await import(`${dist}/generate/index.js`);
  const { writeCompact } = await import(`${dist}/json/write-compact.js`);
  const { signatureOf } = await import(`${dist}/wire/signature.js`);
  const secret = "s3cret";
  const secretBytes = Buffer.from(secret);
  const generate = compile(schema);
  const peer = createGeneratorSync({ seed: 42, alwaysFakeOptionals: true, extensions: { faker } });
  const sent = (value) => signatureOf(Buffer.from(writeCompact(value)), secretBytes);
  // The one-shot hash, as the signature of a delivery takes it.
  const signedHere = (value) => hash("sha1", JSON.stringify(value) + secret, "hex");
  // What one would write without a second thought.
  const signed = (value) =>
    createHash("sha1")
      .update(JSON.stringify(value) + secret)
      .digest("hex");

  const contenders = {
    hookproof: { runs: 20_000, make: (n) => generate(streamOf(42, n)), sign: signedHere },
    "faker by hand": { runs: 3000, make: () => ticketByHand(), sign: signed },
    "json-schema-faker": { runs: 400, make: () => peer.generate(schema), sign: signed },
  };
  const bytes = JSON.stringify(generate(streamOf(42, 1))).length;
  const table = [{ what: "size of one payload", figure: bytes, unit: "characters" }];
  for (const stage of ["value", "value, serialised, signed"]) {
    const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, { runs, make, sign }] of Object.entries(contenders))
        times[name].push(microseconds(runs, make, stage === "value" ? (value) => value : sign));
    }
    const own = median(times.hookproof);
    for (const name of Object.keys(contenders)) {
      const figure = median(times[name]);
      const row = { what: `${name}: ${stage}`, figure, unit: "µs" };
      table.push(name === "hookproof" ? row : { ...row, ratio: figure / own, aim: aims[stage][name] });
    }
  }
  const figures = Array.from({ length: rounds }, () => microseconds(5000, contenders.hookproof.make, sent));
  table.push({ what: "hookproof: written and signed as it is sent", figure: median(figures), unit: "µs" });
  return [...table, await loadingRow(compile)];
}

const aims = {
  value: { "json-schema-faker": "× 40", "faker by hand": "× 8" },
  "value, serialised, signed": { "json-schema-faker": "× 20", "faker by hand": "× 4.5" },
};

function microseconds(runs, make, after) {
  const before = process.cpuUsage();
  for (let n = 0; n < runs; n++) after(make(n));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / runs;
}

/** All thirteen topics, cold: a new process compiles them and makes one value of each. */
async function loadingRow() {
  const { execFileSync } = await import("node:child_process");
  const script = `
    import { compile, streamOf } from "${new URL(`${dist}/generate/index.js`, import.meta.url)}";
    import { readFileSync } from "node:fs";
    const kinds = ["conversation", "conversation", "conversation", "conversation", "client", "client", "client", "cdr", "robot_call",
      "new_ticket", "new_ticket", "new_ticket", "new_ticket"];
    const schemas = kinds.map((kind) => JSON.parse(readFileSync(new URL(kind + ".schema.json", "${new URL("../../schemas/", import.meta.url)}"))));
    const start = performance.now();
    schemas.map((schema) => compile(schema)(streamOf(1)));
    console.log(performance.now() - start);`;
  const figures = Array.from({ length: 5 }, () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" })),
  );
  return {
    what: "loading all thirteen generators",
    figure: median(figures),
    unit: "ms",
    aim: "at most 60 ms",
  };
}
