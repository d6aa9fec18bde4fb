import { RootCommand } from "@bomb.sh/tab";

import { HookproofError } from "../../errors.ts";
import { topicNames } from "../../index.ts";
import type { Command } from "../command.ts";
import { optionName } from "../option-group.ts";

const shells = ["bash", "zsh", "fish", "powershell"];
/** Arguments whose values are known. */
const argumentValues: Readonly<Record<string, readonly string[]>> = {
  "<topic>": topicNames,
  "[topic]": topicNames,
};

export const complete: Command = {
  about:
    "Prints a script that lets the shell complete commands, options and topics; load it in the shell's start-up file. The script calls this command back with the words that were typed.",
  args: [{ name: "[words...]", about: `${shells.join(", ")}; or, after --, the words to complete` }],
  options: [],
  examples: [
    { line: "hookproof complete bash", about: "In ~/.bashrc: source <(hookproof complete bash)" },
    { line: "hookproof complete zsh", about: "In ~/.zshrc: source <(hookproof complete zsh)" },
    { line: "hookproof complete fish", about: "Into ~/.config/fish/completions/hookproof.fish" },
  ],
  async run({ args }, shell) {
    const [first] = args;
    if (first === undefined)
      throw new HookproofError("bad-option", "For which shell?", {
        hint: `hookproof complete ${shells.join("|")}`,
      });
    const root = new RootCommand();
    // The library prints by itself, to standard output.
    if (args.length === 1 && shells.includes(first) && !shell.args.includes("--")) {
      root.setup("hookproof", "hookproof", first);
      return;
    }
    await describeCommands(root);
    root.parse([...args]);
  },
};

async function describeCommands(root: RootCommand): Promise<void> {
  const { commands } = await import("./index.ts");
  for (const { name, summary, load } of commands) {
    const described = root.command(name, summary);
    const command = await load();
    for (const argument of command.args) {
      const values = argumentValues[argument.name] ?? [];
      described.argument(argument.name, (suggest) => {
        for (const value of values) suggest(value, "");
      });
    }
    for (const row of command.options.flatMap(({ rows }) => rows)) {
      const short = /^-([a-zA-Z]),/.exec(row.flags)?.[1];
      const takesValue = /[<[]/.test(row.flags);
      const choices = row.choices ?? [];
      if (takesValue)
        described.option(
          optionName(row),
          row.about,
          (suggest) => choices.forEach((choice) => suggest(choice, "")),
          short,
        );
      else if (short === undefined) described.option(optionName(row), row.about);
      else described.option(optionName(row), row.about, short);
    }
  }
}
