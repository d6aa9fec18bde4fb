import { HookproofError } from "../../errors.ts";
import type { Pace } from "../../index.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";

/** How stories are told. */
export const scenarioOptions: OptionGroup = {
  heading: "Telling",
  rows: [
    { flags: "--variable <name=value>", about: "Set a variable of the story", repeat: true },
    { flags: "--pace <pace>", about: "real, fast (no waiting), or how many times faster than real" },
    { flags: "--allow-commands", about: "Let probes run the programs that the story names" },
    { flags: "--dry-run", about: "Print the notifications, one JSON line each, and send nothing" },
    { flags: "--watch", about: "Play again whenever a file of the story changes" },
  ],
};

/** What was typed about variables, as names with values. */
export function readVariables(values: OptionValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    values.list("variable").map((text) => {
      const at = text.indexOf("=");
      if (at < 1) throw new HookproofError("bad-option", `--variable takes name=value, not "${text}".`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

export function readPace(values: OptionValues): Pace | undefined {
  const text = values.text("pace");
  if (text === undefined || text === "real" || text === "fast") return text;
  const factor = Number(text.replace(/x$/, ""));
  if (Number.isFinite(factor) && factor > 0) return factor;
  throw new HookproofError("bad-option", `--pace takes real, fast or a factor, not "${text}".`, {
    hint: "Write 10 for ten times faster.",
  });
}
