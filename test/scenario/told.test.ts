import { join } from "node:path";
import { expect, test } from "vitest";
import { writeStyled } from "../../src/wire/style.ts";
import { rehearseScenarios } from "../../src/play-scenarios.ts";
import { readScenario } from "../../src/scenario/read-scenario.ts";

const folder = join(import.meta.dirname, "told");
const now = new Date("2021-04-01T01:00:00Z");

async function transcriptOf(path: string, seed?: number): Promise<string> {
  const told: string[] = [];
  await rehearseScenarios([await readScenario(path)], {
    now,
    ...(seed === undefined ? {} : { seed }),
    variables: {},
    hear: (notification, { origin }) =>
      told.push(`# step ${origin.step}, ${origin.entity}\n${writeStyled(notification, "indented")}\n`),
  });
  return told.join("\n");
}

test.each(["a-ticket-by-references", "an-inbound-call"])("%s is told as it always has been", async (name) => {
  await expect(await transcriptOf(join(folder, `${name}.golden.yaml`))).toMatchFileSnapshot(
    join(folder, `${name}.golden.txt`),
  );
});

test("a whole story is the same for the same seed and clock, and another for another seed", async () => {
  const path = join(import.meta.dirname, "../../scenarios/visitor-to-ticket.yaml");
  expect(await transcriptOf(path)).toBe(await transcriptOf(path));
  expect(await transcriptOf(path, 1)).not.toBe(await transcriptOf(path, 2));
});
