import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { HookproofError } from "../../errors.ts";
import { createJournal, nearest, packageVersion } from "../../index.ts";
import { reportIds, reports } from "../../report/index.ts";
import type { Report } from "../../report/report.ts";
import { createTerminalReport } from "../../report/terminal.ts";
import { wantsColors } from "../colors.ts";
import { wordList } from "../option-group.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";
import type { Shell } from "../shell.ts";
import { outputOptions } from "./output-options.ts";

/** What a run leaves behind, besides the lines of `outputOptions`. */
export const reportOptions: OptionGroup = {
  heading: "Reports",
  rows: [
    { flags: "--format <format>", about: `Print this in place of lines for people: ${reportIds.join(", ")}` },
    { flags: "--report <formats>", about: "Write these to files too: junit,ctrf", repeat: true },
    { flags: "-o, --output-dir <folder>", about: "Folder of those files (default: hookproof-report)" },
    { flags: "--journal <file>", about: "Write every event of the run to a new file, as it happens" },
    ...outputOptions.rows,
  ],
};

export interface ReportInput {
  readonly reports: readonly Report[];
  readonly journal: Report | null;
}

/** @param seed of the run, for the journal's first line */
export function readReports(values: OptionValues, seed: number, shell: Shell): ReportInput {
  const journal = values.text("journal");
  const clock = () => performance.now();
  return {
    reports: [printed("format", values, shell), ...filedReports(values, shell)],
    journal:
      journal === undefined
        ? null
        : createJournal(resolve(shell.directory, journal), { tool: packageVersion(), seed, clock }),
  };
}

/** The reports of `hookproof report`: what is printed is named by `--as`, and there is no run to keep a journal of. */
export const renderOptions: OptionGroup = {
  heading: "Reports",
  rows: [
    { flags: "--as <format>", about: `Print this in place of lines for people: ${reportIds.join(", ")}` },
    ...reportOptions.rows.filter(({ flags }) => !/^--(format|journal) /.test(flags)),
  ],
};

export function readRenderings(values: OptionValues, shell: Shell): readonly Report[] {
  return [printed("as", values, shell), ...filedReports(values, shell)];
}

function filedReports(values: OptionValues, shell: Shell): readonly Report[] {
  const folder = resolve(shell.directory, values.text("output-dir") ?? "hookproof-report");
  return wordList(values, "report").map((name) => filed(name, folder, shell));
}

/** @param option the name of the option that names the format */
function printed(option: string, values: OptionValues, shell: Shell): Report {
  const format = values.text(option) ?? "pretty";
  const write = (text: string) => shell.out.write(text);
  if (format !== "pretty") return reports[reportId(format, `--${option}`)].create({ write });
  return createTerminalReport({
    write,
    color: wantsColors(shell),
    columns: shell.out.columns,
    verbosity: values.flag("quiet") ? "quiet" : values.flag("verbose") ? "verbose" : "normal",
    progress: shell.err.isTerminal ? shell.err : null,
    clock: () => performance.now(),
  });
}

function filed(name: string, folder: string, shell: Shell): Report {
  const { file, create } = reports[reportId(name, "--report")];
  if (file === null) return create({ write: (text) => shell.out.write(text) });
  const path = join(folder, file);
  let flag = "w";
  const write = (text: string) => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // Requests and answers may hold personal data of whoever feeds the receiver.
      writeFileSync(path, text, { flag, mode: 0o600 });
    } catch (cause) {
      throw new HookproofError("bad-option", `The report ${path} cannot be written.`, { cause });
    }
    flag = "a";
  };
  return create({ write });
}

function reportId(name: string, option: string): (typeof reportIds)[number] {
  const id = reportIds.find((known) => known === name);
  if (id !== undefined) return id;
  const close = nearest(name, reportIds);
  throw new HookproofError("bad-option", `${option} does not know "${name}".`, {
    hint: close === undefined ? `It knows ${reportIds.join(", ")}.` : `Did you mean ${close}?`,
  });
}
