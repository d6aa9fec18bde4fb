import type { Command } from "../../src/cli/command.ts";
import { commands } from "../../src/cli/commands/index.ts";
import type { OptionGroup } from "../../src/cli/option-group.ts";
import { code, fence, table } from "./page.ts";
import type { Language, Page } from "./page.ts";

interface Loaded {
  readonly name: string;
  readonly summary: string;
  readonly command: Command;
}

/** Every command with its arguments, options and examples: what `--help` says, on one page. */
export const commandsPage: Page = {
  name: "commands",
  title: { en: "Commands", zh: "命令" },
  about: {
    en: "Every command with its arguments, options and examples",
    zh: "全部命令及其参数、选项与示例",
  },
  async body(language) {
    const loaded = await Promise.all(
      commands.map(async ({ name, summary, load }) => ({ name, summary, command: await load() })),
    );
    const shared = sharedGroups(loaded);
    return [
      {
        en: "`hookproof <command> --help` prints the same. Options that several commands take are [below](#shared-options). Each option of the contract and of the target can also stand in [hookproof.yaml](settings-and-config.md).",
        zh: "`hookproof <命令> --help` 会打印同样的内容（英文）。多个命令共用的选项集中在[本页末尾](#共用选项)。与接口约定和接收端有关的选项都可以写入 [hookproof.yaml](settings-and-config.md)。",
      }[language],
      table(
        [language === "en" ? "command" : "命令", language === "en" ? "does" : "作用"],
        loaded.map(({ name, summary }) => [`[\`hookproof ${name}\`](#hookproof-${name})`, summary]),
      ),
      ...loaded.map((entry) => section(entry, shared, language)),
      `## ${language === "en" ? "Shared options" : "共用选项"}`,
      ...shared.map((group) => `### ${group.heading}\n\n${optionTable(group, language)}`),
    ].join("\n\n");
  },
};

/** Groups that more than one command takes, in the order in which they are first met. */
function sharedGroups(loaded: readonly Loaded[]): readonly OptionGroup[] {
  const all = loaded.flatMap(({ command }) => command.options);
  return [...new Set(all)].filter((group) => all.filter((other) => other === group).length > 1);
}

function section({ name, command }: Loaded, shared: readonly OptionGroup[], language: Language): string {
  const own = command.options.filter((group) => !shared.includes(group));
  const others = command.options.filter((group) => shared.includes(group));
  const usage = ["hookproof", name, ...command.args.map((argument) => argument.name)].join(" ");
  return [
    `## hookproof ${name}`,
    command.about,
    fence("text", others.length + own.length > 0 ? `${usage} [options]` : usage),
    ...(command.args.length === 0
      ? []
      : [
          table(
            language === "en" ? ["argument", "is"] : ["参数", "含义"],
            command.args.map((argument) => [code(argument.name), argument.about]),
          ),
        ]),
    ...own.map((group) => `${group.heading}:\n\n${optionTable(group, language)}`),
    ...(others.length === 0
      ? []
      : [
          `${language === "en" ? "Shared options" : "共用选项"}: ${others.map(({ heading }) => `[${heading.replace(/ \(.*/, "")}](#${anchorOf(heading)})`).join(", ")}.`,
        ]),
    ...command.examples.map(({ line, about }) => `${about}:\n\n${fence("sh example", line)}`),
  ].join("\n\n");
}

function optionTable(group: OptionGroup, language: Language): string {
  return table(
    language === "en" ? ["option", "does"] : ["选项", "作用"],
    group.rows.map(({ flags, about, choices, aliases }) => [
      code(flags),
      [
        about,
        ...(choices === undefined ? [] : [`(${choices.join(", ")})`]),
        ...(aliases === undefined
          ? []
          : [`${language === "en" ? "Also" : "亦作"} ${aliases.map(code).join(", ")}`]),
      ].join(" · "),
    ]),
  );
}

/** The anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
