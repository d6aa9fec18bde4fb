import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { faults } from "../../src/receiver/faults/index.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import { played, secret } from "./story.ts";

/** A shipped story that loses its patience soon. */
const impatient = (name: string) =>
  readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), "utf8")
    .replaceAll(/^(title|seed): .*\n/gm, "")
    .replaceAll(/^( +)until:/gm, "$1within: 1500ms\n$1until:");

/** Faults of a receiver's memory, which only a question about the effect can find, and the story that asks it. */
test.each([
  ["acknowledges-without-processing", "many-replies", /new_ticket\.comment/],
  ["drops-equal-ids", "same-second", /ask .*(tickets|calls)/],
  ["processes-before-verifying", "forged-push", /state/],
  ["verifies-nothing", "forged-push", /any status but 200|state/],
  ["refuses-reopened-tickets", "ticket-reopened", /status 200|processing_every/],
  ["processes-twice", "many-replies", /20 at/],
] as const)("a receiver that %s does not get through %s", async (id, story, finding) => {
  const fault = faults.find((other) => other.id === id);
  if (fault === undefined) throw new Error(`There is no fault ${id}`);
  const receiver = await startReceiver({
    secret,
    settings: defaultSettings,
    fault,
    state: recordState(defaultSettings),
  });
  const { steps, summary } = await played(receiver.url, impatient(story), {
    variables: { api: new URL(receiver.url).origin },
  });
  await receiver.close();
  const failed = steps.filter(({ status }) => status === "fail");
  expect(failed.map(({ title, expected, actual }) => `${title}: ${expected}, ${actual}`).join("\n")).toMatch(
    finding,
  );
  expect(summary.exitCode).toBe(1);
});
