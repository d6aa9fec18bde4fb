import { HookproofError } from "../../errors.ts";
import type { Config } from "../../index.ts";
import { wholeNumber } from "../option-group.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";
import type { Shell } from "../shell.ts";

/** What decides the notifications: the same seed and clock give the same bytes. */
export const generationOptions: OptionGroup = {
  heading: "Generation",
  rows: [
    { flags: "--seed <number>", about: "Seed of everything random (printed by every run)" },
    { flags: "--now <time>", about: "Clock of the platform, such as 2026-01-31T08:00:00Z" },
  ],
};

export interface GenerationInput {
  readonly seed: number;
  readonly now: Date;
}

export function readGeneration(values: OptionValues, config: Config, shell: Shell): GenerationInput {
  const configured = config.values["seed"];
  const seed = wholeNumber(values, "seed", 0) ?? (typeof configured === "number" ? configured : undefined);
  const typed = values.text("now");
  const now = typed === undefined ? shell.now() : new Date(typed);
  if (Number.isNaN(now.getTime()))
    throw new HookproofError("bad-option", `--now takes a time, not "${typed}".`, {
      hint: "Write 2026-01-31T08:00:00Z.",
    });
  return { seed: seed ?? shell.freshSeed(), now };
}

/** How to get the same again, for standard error; nothing if both were typed. */
export function generationNote(values: OptionValues, { seed, now }: GenerationInput): string {
  if (values.text("seed") !== undefined && values.text("now") !== undefined) return "";
  return `The same again with --seed ${seed} --now ${now.toISOString()}\n`;
}
