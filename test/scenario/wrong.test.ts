import { readdirSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { HookproofError } from "../../src/errors.ts";
import { rehearseScenarios } from "../../src/play-scenarios.ts";
import { readScenario } from "../../src/scenario/read-scenario.ts";
import { scenarioSchema } from "../../src/scenario/schema/scenario.ts";
import { readYaml } from "../../src/yaml/read.ts";
import { readFileSync } from "node:fs";
import { errorText } from "./error-text.ts";

const folder = join(import.meta.dirname, "wrong");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".golden.yaml"))
  .map((file) => file.slice(0, -".golden.yaml".length));

async function mistakeIn(name: string): Promise<HookproofError> {
  try {
    const scenario = await readScenario(join(folder, `${name}.golden.yaml`));
    await rehearseScenarios([scenario], { hear: () => expect.unreachable("Something was sent") });
  } catch (error) {
    if (error instanceof HookproofError) return error;
    throw error;
  }
  throw new Error("Nothing was found wrong");
}

test.each(names)(
  "%s is found before anything is sent, with its place and the nearest right word",
  async (name) => {
    const error = await mistakeIn(name);
    expect(error.code).toBe("bad-scenario");
    expect(error.at?.line).toBeGreaterThan(0);
    await expect(errorText(error, `${folder}/`)).toMatchFileSnapshot(join(folder, `${name}.golden.txt`));
  },
);

test("what the published schema refuses is refused, and the other way round for the shape", async () => {
  const ajv = new Ajv2020.default({
    strict: true,
    allErrors: false,
    keywords: ["x-expected"],
    allowUnionTypes: true,
  });
  const validate = ajv.compile(scenarioSchema());
  const byShape = new Set(
    [
      "unknown-key",
      "no-steps",
      "wrong-type",
      "empty-steps",
      "unknown-step",
      "two-steps-in-one",
      "wait-without-unit",
      "wait-in-words",
    ].concat(
      [
        "unknown-topic",
        "unknown-role",
        "moment-in-words",
        "unknown-style",
        "unknown-verdict",
        "bad-subscription",
      ],
      ["probe-without-question", "probe-without-expectation"],
    ),
  );
  for (const name of names.filter((name) => name !== "alias-bomb" && name !== "duplicate-key")) {
    const file = readYaml(readFileSync(join(folder, `${name}.golden.yaml`)), name, "bad-scenario");
    expect([name, validate(file.value)]).toEqual([name, !byShape.has(name)]);
  }
});
