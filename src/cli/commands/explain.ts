import { HookproofError } from "../../errors.ts";
import { explanationsOf, nearest } from "../../index.ts";
import type { Command } from "../command.ts";
import { colorsFor } from "../colors.ts";

export const explain: Command = {
  about:
    "Explains a check, a finding, a gap, a fault or a topic: what it is, why it matters, and how to mend what is wrong.",
  args: [{ name: "<name>", about: "An id, as reports and `hookproof list` show it" }],
  options: [],
  examples: [
    { line: "hookproof explain wrong-signature-not-acknowledged", about: "A check that failed" },
    { line: "hookproof explain created-at-unit", about: "A gap of the document" },
  ],
  async run({ args: [name = ""] }, shell) {
    const explanations = await explanationsOf();
    // A row is explained by its check: `every-field-null:/cdr/wait_time`.
    const found = explanations.filter(({ id }) => id === name || id === name.split(":")[0]);
    if (found.length === 0) {
      const close = nearest(
        name,
        explanations.map(({ id }) => id),
      );
      throw new HookproofError("bad-option", `Nothing is called "${name}".`, {
        hint:
          close === undefined
            ? "`hookproof list checks` and `hookproof list gaps` show what is."
            : `Did you mean ${close}?`,
      });
    }
    const { bold, dim } = colorsFor(shell);
    for (const { id, what, title, facts, text } of found) {
      const lines = facts.map(([label, value]) => `${dim(`${label}:`)} ${value}`);
      shell.out.write(
        `${bold(id)}  ${dim(what)}\n${title}\n${lines.join("\n")}\n${text === "" ? "" : `\n${text.trim()}\n`}\n`,
      );
    }
  },
};
