import type { Command } from "../command.ts";
import { colorsFor } from "../colors.ts";
import { HookproofError } from "../../errors.ts";
import { nearest } from "../../index.ts";
import { listingNames, listings } from "../listings.ts";
import { textTable } from "../text-table.ts";

export const list: Command = {
  about: `Lists what hookproof knows: ${listingNames.join(", ")}.`,
  args: [{ name: "<what>", about: listingNames.join(", ") }],
  options: [
    {
      heading: "Output",
      rows: [
        {
          flags: "--format <format>",
          about: "pretty (for people) or json (with every detail)",
          choices: ["pretty", "json"],
        },
      ],
    },
  ],
  examples: [
    { line: "hookproof list checks", about: "What a receiver is held to" },
    {
      line: "hookproof list gaps",
      about: "What the document does not show, and the option that says otherwise",
    },
    { line: "hookproof list topics --format json", about: "For programs" },
  ],
  async run({ args: [what = ""], values }, shell) {
    const name = listingNames.find((known) => known === what);
    if (name === undefined) {
      throw new HookproofError("bad-option", `Nothing is listed as "${what}".`, {
        hint: `Did you mean ${nearest(what, listingNames) ?? listingNames.join(", ")}?`,
      });
    }
    const { columns, entries } = listings[name];
    const rows = await entries();
    if (values.text("format") === "json") {
      shell.out.write(`${JSON.stringify(rows, null, 2)}\n`);
      return;
    }
    const { dim } = colorsFor(shell);
    const [first = "", ...others] = textTable([
      columns,
      ...rows.map((row) => columns.map((column) => textOf(row, column))),
    ]).split(/(?<=\n)/);
    shell.out.write(dim(first) + others.join(""));
  },
};

function textOf(row: Readonly<Record<string, unknown>>, column: string): string {
  return String(row[column] ?? "");
}
