import { resolve } from "node:path";

import { mergeRuns, readJournal } from "../../index.ts";
import type { Command } from "../command.ts";
import { readRenderings, renderOptions } from "../options/report-options.ts";

export const report: Command = {
  about:
    "Renders journals (`--journal`) again, as any report. Several journals, such as those of shards, are merged into one run. Exits with the code of the run, and with 3 for a run that was killed.",
  args: [{ name: "<journal...>", about: "Files that `--journal` has written" }],
  options: [renderOptions],
  examples: [
    { line: "hookproof report run.ndjson", about: "What the terminal showed" },
    { line: "hookproof report run.ndjson --as html > report.html", about: "A page for somebody else" },
    { line: "hookproof report shard-1.ndjson shard-2.ndjson --as junit", about: "Two shards as one run" },
  ],
  async run({ args, values }, shell) {
    const journals = args.map((path) => () => readJournal(resolve(shell.directory, path)));
    const [only] = journals;
    const events = journals.length === 1 && only !== undefined ? only() : mergeRuns(journals);
    const reports = readRenderings(values, shell);
    let exitCode = 3;
    for (const event of events) {
      for (const hear of reports) hear(event);
      if (event.type === "run-ended") exitCode = event.summary.exitCode;
    }
    return exitCode;
  },
};
