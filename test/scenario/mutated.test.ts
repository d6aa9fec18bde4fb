import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HookproofError } from "../../src/errors.ts";
import { streamOf } from "../../src/generate/stream.ts";
import { rehearseScenarios } from "../../src/play-scenarios.ts";
import { readScenario } from "../../src/scenario/read-scenario.ts";

const library = join(import.meta.dirname, "../../scenarios");
const stories = readdirSync(library).map((name) => readFileSync(join(library, name), "utf8"));
const words = [
  ...new Set(stories.flatMap((story) => story.match(/[\p{L}\p{N}_.-]+|[^\s\p{L}\p{N}]+/gu) ?? [])),
];
const path = join(mkdtempSync(join(tmpdir(), "hookproof-")), "story.yaml");

test("a mutated story is told or is a mistake with a place, never anything else", async () => {
  let mistakes = 0;
  let told = 0;
  for (let round = 0; round < 200; round++) {
    const stream = streamOf(1, "mutation", round);
    const tokens = stream
      .pick(stories.filter((story) => !story.includes("count: 40")))
      .split(/(?<=[\s,{}[\]:"])|(?=[\s,{}[\]:"])/u);
    for (let change = stream.int(1, 2); change > 0; change--) {
      const place = stream.int(0, tokens.length - 1);
      const word = stream.pick(words);
      tokens.splice(place, stream.int(0, 1), ...(stream.chance(0.7) ? [word] : []));
    }
    writeFileSync(path, tokens.join(""));
    try {
      await rehearseScenarios([await readScenario(path)], { hear: () => told++ });
    } catch (error) {
      expect(error, tokens.join("")).toBeInstanceOf(HookproofError);
      expect(error).toMatchObject({
        code: "bad-scenario",
        at: { line: expect.any(Number), column: expect.any(Number) },
      });
      mistakes++;
    }
  }
  expect(mistakes).toBeGreaterThan(50);
  expect(told).toBeGreaterThan(50);
});
