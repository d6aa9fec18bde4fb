import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlayScenariosOptions } from "../../src/play-scenarios.ts";
import { playScenarios } from "../../src/play-scenarios.ts";
import type { DeliveryEnded, RunEvent, StepEnded, Summary } from "../../src/run/events.ts";
import { readScenario } from "../../src/scenario/read-scenario.ts";
import type { ReceiverTarget } from "../../src/target.ts";

const now = new Date("2021-04-01T01:00:00Z");
export const secret = "s3cret";

export interface Played {
  readonly summary: Summary;
  readonly steps: readonly StepEnded[];
  readonly deliveries: readonly DeliveryEnded[];
  readonly notes: readonly string[];
}

/** Plays a story that is written in the test itself. */
export async function played(
  target: ReceiverTarget,
  text: string,
  options: PlayScenariosOptions = {},
): Promise<Played> {
  const path = join(mkdtempSync(join(tmpdir(), "hookproof-")), "story.yaml");
  writeFileSync(path, `title: A story\nseed: 1\n${text}`);
  return playedFile(target, path, options);
}

async function playedFile(
  target: ReceiverTarget,
  path: string,
  options: PlayScenariosOptions = {},
): Promise<Played> {
  const events: RunEvent[] = [];
  const summary = await playScenarios(target, [await readScenario(path)], {
    secret,
    now,
    pace: "fast",
    ...options,
    reports: [(event) => events.push(event)],
  });
  return {
    summary,
    steps: events.filter((event) => event.type === "step-ended"),
    deliveries: events.filter((event) => event.type === "delivery-ended"),
    notes: events.flatMap((event) => (event.type === "note" ? [event.message] : [])),
  };
}
