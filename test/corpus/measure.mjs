/** A worker: measures one schema at a time, for either generator, so that whoever hangs can be ended. */
import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { generateSync } from "json-schema-faker";
import { oracleOf } from "./oracle.mjs";
import { propertiesOf, seenIn } from "./properties.mjs";

const { compile, streamOf } = await import(workerData.generate);
const wanted = 20;
/** Unions of many kinds show all of them only in more values. */
const forSeeing = 60;

parentPort.on("message", (entry) =>
  parentPort.postMessage(entry.generator === "peer" ? peer(entry) : own(entry)),
);

function own(entry) {
  const oracle = oracleOf(entry);
  if (oracle === undefined || !hasSample(entry, oracle)) return { skipped: true };
  const start = performance.now();
  let values;
  try {
    const generate = compile(entry.schema, { schemas: entry.schemas ?? {} });
    values = Array.from({ length: wanted }, (_, n) => generate(streamOf(42, n)));
    const took = performance.now() - start;
    const more = Array.from({ length: forSeeing - wanted }, (_, n) => generate(streamOf(42, wanted + n)));
    const texts = values.map(textOf);
    const verdicts = values.map((value) => oracle.isValid(value));
    const names = propertiesOf(entry.schema, entry.schemas);
    const wrong = verdicts.indexOf(false);
    return {
      valid: wrong === -1,
      first: verdicts[0],
      invalid: wrong === -1 ? undefined : texts[wrong].slice(0, 300),
      disputed: oracle.disputed > 0,
      distinct: new Set(texts).size / texts.length,
      declared: names.size,
      seen: seenIn([...values, ...more], names),
      digest: createHash("sha1").update(texts.join("\n")).digest("hex"),
      took,
    };
  } catch (error) {
    if (error.name !== "HookproofError")
      return { valid: false, invalid: `crashed: ${error.stack.slice(0, 300)}`, digest: "" };
    return { refused: `${error.code} ${error.message}`, digest: error.message };
  }
}

/** json-schema-faker with a larger depth and what any user would add: ajv as a filter, and up to 100 tries for each value. */
function peer(entry) {
  const oracle = oracleOf(entry);
  if (oracle === undefined || !hasSample(entry, oracle)) return { skipped: true };
  let first;
  const names = propertiesOf(entry.schema, entry.schemas);
  const values = [];
  for (let n = 0; n < wanted; n++) {
    for (let tries = 0; ; tries++) {
      if (tries === 100)
        return { valid: false, first: first ?? false, declared: names.size, seen: 0, distinct: 0 };
      try {
        const value = generateSync(entry.schema, {
          seed: 1000 * n + tries,
          maxDepth: 12,
          validateSchemaVersion: false,
          refResolver: (uri) => entry.schemas?.[uri],
        });
        const isValid = oracle.isValid(value);
        first ??= isValid;
        if (!isValid) continue;
        values.push(value);
        break;
      } catch {
        first ??= false;
      }
    }
  }
  const texts = values.map(textOf);
  return {
    valid: true,
    first,
    declared: names.size,
    seen: seenIn(values, names),
    distinct: new Set(texts).size / wanted,
  };
}

/** Whether one of the values that the publisher calls valid is so for our judges, if there are any. */
function hasSample({ samples }, oracle) {
  return samples === undefined || samples.some((sample) => oracle.isValid(sample));
}

function textOf(value) {
  return JSON.stringify(value, (_, one) => (typeof one === "bigint" ? `${one}n` : one)) ?? "undefined";
}
