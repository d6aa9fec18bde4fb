import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fuzzReceiver } from "../../src/fuzz-receiver.ts";
import { playScenarios, readScenario } from "../../src/index.ts";

const options = { secret: "story", seed: 7, now: new Date("2026-01-31T08:00:00Z") };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hookproof-story-"));
});
afterAll(async () => rm(folder, { recursive: true }));

/** A receiver that breaks on what a body says, and otherwise takes everything. */
const breakingOn = (isBreaking: (body: string) => boolean) => async (request: Request) =>
  new Response(null, { status: isBreaking(await request.text()) ? 500 : 200 });

const breakings: readonly (readonly [
  name: string,
  topics: readonly ["cdr.hangup" | "new_ticket.closed"],
  isBreaking: (body: string) => boolean,
])[] = [
  ["a null field", ["cdr.hangup"], (body) => /"user_data"\s*:\s*null/.test(body)],
  ["a field inside a list", ["new_ticket.closed"], (body) => body.includes('"fieldValue":[]')],
  ["an enumerated value", ["cdr.hangup"], (body) => body.includes('"call_type":"呼入转接"')],
  ["white space", ["cdr.hangup"], (body) => body.includes('": ')],
];

describe("a finding as a story", () => {
  it.each(breakings)(
    "tells of %s: it fails as long as the receiver breaks, and passes once it is mended",
    async (_name, topics, isBreaking) => {
      const receiver = breakingOn(isBreaking);
      const { scenarios } = await fuzzReceiver(receiver, { ...options, topics, runs: 400, maxFindings: 1 });
      const [first] = scenarios;
      if (first === undefined) throw new Error("Nothing was found.");
      const file = join(folder, `${first.slug}.yaml`);
      await writeFile(file, first.text);
      const story = await readScenario(file);
      const broken = await playScenarios(receiver, [story], { ...options, pace: "fast" });
      const mended = await playScenarios(
        breakingOn(() => false),
        [story],
        { ...options, pace: "fast" },
      );
      expect([broken.exitCode, mended.exitCode], first.text).toEqual([1, 0]);
    },
  );
});
