import { Command as Commander, Option } from "commander";

import { packageVersion } from "../version.ts";
import { colorsFor } from "./colors.ts";
import type { Command, CommandEntry } from "./command.ts";
import { optionName } from "./option-group.ts";
import type { OptionGroup, OptionRow, OptionValues } from "./option-group.ts";
import type { Shell } from "./shell.ts";

/**
 * Puts the table of commands on commander and returns the run of what was typed, which resolves to the exit code and
 * throws CommanderError for what commander rejects. Only the command that was typed is loaded: the others are a name
 * and a line of help.
 */
export async function mount(entries: readonly CommandEntry[], shell: Shell): Promise<() => Promise<number>> {
  let exitCode = 0;
  const program = new Commander("hookproof")
    .description(
      "Plays a customer-service platform against your webhook receiver and says where it breaks the interface, and why.",
    )
    .version(packageVersion(), "-V, --version", "Print the version")
    .helpOption("-h, --help", "Print this help")
    .helpCommand("help [command]", "Print the help of a command")
    .exitOverride()
    .configureHelp({ styleTitle: colorsFor(shell).bold })
    .configureOutput({
      writeOut: (text) => shell.out.write(text),
      writeErr: (text) => shell.err.write(text),
      getOutHelpWidth: () => shell.out.columns,
      getErrHelpWidth: () => shell.err.columns,
      outputError: () => {},
    });
  const words = shell.args.filter((word) => !word.startsWith("-"));
  const typed = words[0] === "help" ? words[1] : words[0];
  for (const entry of entries) {
    const sub = program.command(entry.name).summary(entry.summary).description(entry.summary);
    if (entry.name !== typed) continue;
    const command = await entry.load();
    describe(sub, command);
    sub.action(async () => {
      exitCode = (await command.run({ args: sub.args, values: valuesOf(sub, command.options) }, shell)) ?? 0;
    });
  }
  return async () => {
    if (typed === undefined && shell.args.length === 0) {
      shell.err.write(program.helpInformation());
      return 2;
    }
    await program.parseAsync(shell.args, { from: "user" });
    return exitCode;
  };
}

function describe(sub: Commander, command: Command): void {
  sub.description(command.about);
  for (const { name, about } of command.args) sub.argument(name, about);
  for (const group of command.options) {
    sub.optionsGroup(`${group.heading}:`);
    for (const row of group.rows) for (const option of optionsOf(row)) sub.addOption(option);
  }
  const examples = command.examples.map(({ line, about }) => `  ${line}\n      ${about}`).join("\n");
  sub.addHelpText("after", `\nExamples:\n${examples}`);
}

function optionsOf(row: OptionRow): readonly Option[] {
  const value = /[<[].*$/.exec(row.flags)?.[0] ?? "";
  const spellings = [row.flags, ...(row.aliases ?? []).map((alias) => `${alias} ${value}`.trim())];
  return spellings.map((flags, index) => {
    const option = new Option(flags, row.about);
    if (row.choices !== undefined) option.choices([...row.choices]);
    if (row.repeat) option.argParser((text: string, before: readonly string[] = []) => [...before, text]);
    return index === 0 ? option : option.hideHelp();
  });
}

function valuesOf(sub: Commander, groups: readonly OptionGroup[]): OptionValues {
  const given: Record<string, unknown> = sub.opts();
  const rows = new Map(groups.flatMap(({ rows }) => rows).map((row) => [optionName(row), row]));
  const all = (name: string): readonly unknown[] => {
    const row = rows.get(name);
    if (row === undefined) throw new Error(`The command has no option "${name}".`);
    return optionsOf(row)
      .map((option) => given[option.attributeName()])
      .filter((value) => value !== undefined);
  };
  return {
    text: (name) =>
      all(name)
        .filter((value) => typeof value === "string")
        .at(-1),
    flag: (name) => all(name).some((value) => value === true),
    isOff: (name) => all(name).some((value) => value === false),
    list: (name) =>
      all(name)
        .flat()
        .filter((value) => typeof value === "string"),
  };
}
