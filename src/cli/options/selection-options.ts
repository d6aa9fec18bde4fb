import { HookproofError } from "../../errors.ts";
import type { Config, Selection } from "../../index.ts";
import { configFlag, configList } from "../config-value.ts";
import { wordList } from "../option-group.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";
import { topicArgument } from "../topic-argument.ts";

/** Which checks run, and how strictly they are taken. */
export const selectionOptions: OptionGroup = {
  heading: "Selection",
  rows: [
    {
      flags: "-c, --only <names>",
      about: "Run only these: check, check:row, area, or a glob (`hookproof list checks`)",
      repeat: true,
      aliases: ["--checks"],
    },
    { flags: "--skip <names>", about: "Leave these out", repeat: true, aliases: ["--exclude-checks"] },
    {
      flags: "--section <sections>",
      about: "Only checks of these sections of the document, such as 5.4",
      repeat: true,
    },
    { flags: "--topic <topics>", about: "Only rows about these topics", repeat: true },
    { flags: "--quick", about: "Leave out rows whose sister rows show nearly as much" },
    {
      flags: "--shard <part/of>",
      about: "Only a share of the rows, such as 2/4; merge the journals with `hookproof report`",
    },
    { flags: "--strict", about: "Let warnings fail the run" },
    { flags: "--list", about: "List what would run and send nothing", aliases: ["--dry-run"] },
  ],
};

export function readSelection(values: OptionValues, config: Config): Selection {
  return {
    ...readPart(values, config),
    ...(values.flag("quick") ? { quick: true } : {}),
    ...shardFrom(values.text("shard")),
  };
}

/** The part of the catalogue that was named, without what only a whole suite knows. */
export function readPart(values: OptionValues, config: Config): Selection {
  const words = (name: string) => {
    const typed = wordList(values, name);
    return typed.length > 0 ? typed : configList(config, name);
  };
  const [only, skip] = [words("only"), words("skip")];
  const [sections, topics] = [wordList(values, "section"), wordList(values, "topic")];
  return {
    ...(only.length === 0 ? {} : { only }),
    ...(skip.length === 0 ? {} : { skip }),
    ...(sections.length === 0 ? {} : { sections }),
    ...(topics.length === 0 ? {} : { topics: topics.map(topicArgument) }),
  };
}

function shardFrom(text: string | undefined): Pick<Selection, "shard"> {
  if (text === undefined) return {};
  const [part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (part < 1 || part > of)
    throw new HookproofError("bad-option", `--shard takes a part of a whole, not "${text}".`, {
      hint: "Write 1/4 to 4/4.",
    });
  return { shard: { part, of } };
}

export function isStrict(values: OptionValues, config: Config): boolean {
  return values.flag("strict") || configFlag(config, "strict");
}
