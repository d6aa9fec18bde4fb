import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { HookproofError } from "../../errors.ts";
import type { Command } from "../command.ts";
import { starterFiles } from "../starter-files.ts";

export const init: Command = {
  about:
    "Writes a commented hookproof.yaml, a scenario and a CI workflow into this folder. They work as they are, against the embedded receiver; what exists is never overwritten.",
  args: [],
  options: [],
  examples: [{ line: "hookproof init", about: "Begin" }],
  async run(_input, shell) {
    const written: string[] = [];
    for (const [path, text] of Object.entries(starterFiles)) {
      const file = join(shell.directory, path);
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text, { flag: "wx" });
        written.push(path);
      } catch (cause) {
        if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) {
          throw new HookproofError("bad-option", `${path} cannot be written`, { cause });
        }
        shell.err.write(`${path} is there already and stays as it is.\n`);
      }
    }
    for (const path of written) shell.out.write(`${path}\n`);
    shell.err.write("Try `hookproof test`, then `hookproof play scenarios/my-first-story.yaml`.\n");
  },
};
