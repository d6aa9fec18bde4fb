import { mkdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

import { HookproofError } from "../../errors.ts";
import { learnTraffic, readOverlays } from "../../index.ts";
import { visible } from "../../report/escape/visible.ts";
import type { Command } from "../command.ts";
import { outputOptions } from "../options/output-options.ts";
import { readSchemaFiles, readSettings, settingOptions } from "../options/setting-options.ts";
import { projectConfig } from "../project.ts";

export const learn: Command = {
  about:
    "Compares captured traffic (`hookproof receive --record`) with the interface, and infers what the document does not show: settings, and schema overlays by type. No value of the traffic is written or printed, only names, types and counts.",
  args: [{ name: "<journal...>", about: "Journals of `hookproof receive --record`" }],
  options: [
    {
      heading: "Learning",
      rows: [
        { flags: "-o, --output-dir <folder>", about: "Write overlays and lines for hookproof.yaml here" },
      ],
    },
    settingOptions,
    outputOptions,
  ],
  examples: [
    { line: "hookproof learn traffic.ndjson", about: "See where real traffic differs" },
    { line: "hookproof learn traffic.ndjson -o hookproof-learned", about: "Write what was learned" },
  ],
  async run({ args, values }, shell) {
    const config = await projectConfig(values, shell);
    const journals = args.map((path) => resolve(shell.directory, path));
    const learned = await learnTraffic(journals, {
      settings: readSettings(values, config),
      overlays: await readOverlays(readSchemaFiles(values, config, shell)),
    });
    shell.out.write(`${learned.lines.map(visible).join("\n")}\n`);
    const folder = values.text("output-dir");
    if (folder === undefined) return;
    const files = Object.entries(learned.overlays).map(
      ([kind, patch]) => [`${kind}.json`, `${JSON.stringify(patch, null, 2)}\n`] as const,
    );
    await write(resolve(shell.directory, folder), [
      ...files,
      ["hookproof.yaml", learned.config((kind) => `${kind}.json`)],
    ]);
    shell.err.write(
      `Written to ${relative(shell.directory, resolve(shell.directory, folder)) || "."}/; try it with: hookproof test --config ${join(folder, "hookproof.yaml")}\n`,
    );
  },
};

async function write(
  folder: string,
  files: readonly (readonly [name: string, text: string])[],
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of files) await writeFile(join(folder, name), text, { flag: "wx" });
  } catch (cause) {
    throw new HookproofError("bad-option", `What was learned cannot be written to ${folder}.`, {
      cause,
      hint: "Nothing is overwritten: name a folder that does not hold these files yet.",
    });
  }
}
