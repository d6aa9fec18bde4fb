import type { PlayOptions } from "./play-scenario.ts";
import { variablesOf } from "./variables.ts";
import { verifyScenario } from "./verify/scenario.ts";

/** What verifying takes of what playing takes. */
export type StoryToVerify = Pick<
  PlayOptions,
  "scenario" | "world" | "variables" | "receiver" | "env" | "allowCommands"
>;

/**
 * Verifies a story with the variables and the environment that it will be played with, and sends nothing.
 * @returns the values of its variables
 */
export async function verifyStory(
  story: StoryToVerify,
): Promise<ReadonlyMap<string, string | number | boolean>> {
  const { scenario, world, env = {}, allowCommands = false } = story;
  const variables = variablesOf(scenario, story.variables ?? {}, story.receiver ?? null);
  await verifyScenario(scenario, { world, variables, env, allowCommands });
  return variables;
}
