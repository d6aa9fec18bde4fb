import { mkdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

import { HookproofError } from "../../errors.ts";
import {
  defaultSettings,
  durationMs,
  fuzzLevels,
  fuzzReceiver,
  observeOf,
  startReceiver,
  waitFor,
  writeFinding,
} from "../../index.ts";
import type { Command } from "../command.ts";
import { wholeNumber } from "../option-group.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";
import { generationOptions } from "../options/generation-options.ts";
import { readReports, reportOptions } from "../options/report-options.ts";
import { secretOptions, testSecretNote } from "../options/secret-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { connectionOf, readTarget, targetOptions } from "../options/target-options.ts";
import { projectConfig, readPlatform } from "../project.ts";
import { repeatCommand } from "../repeat-command.ts";

const fuzzOptions: OptionGroup = {
  heading: "Exploring",
  rows: [
    {
      flags: "--level <level>",
      about:
        "documented (default): what the interface allows; lenient: also what it leaves open, as warnings; hostile: also what a receiver must survive",
      choices: fuzzLevels,
    },
    {
      flags: "-n, --runs <count>",
      about: "Most notifications to send (default: 5000)",
      aliases: ["--max-examples"],
    },
    { flags: "--time <time>", about: "Most time to explore (default: 30s)", aliases: ["--max-time"] },
    {
      flags: "--max-findings <count>",
      about: "Stop after so many causes (default: 20)",
      aliases: ["--max-failures"],
    },
    { flags: "--recover <time>", about: "How long a crashed receiver may take to come back (default: 5s)" },
    {
      flags: "--as <format>",
      about: "Write each finding in this form too, beside the file that `hookproof replay` reads",
      choices: ["scenario"],
    },
    { flags: "--findings <folder>", about: "Where findings are written (default: hookproof-findings)" },
  ],
};

export const fuzz: Command = {
  about:
    "Explores what the interface allows, null fields first, until the receiver breaks, and shrinks each cause to the smallest notification. Findings are written to files that `hookproof replay` sends again. Exits with 0 if nothing broke, 1 if something did.",
  args: [{ name: "[url]", about: "The receiver: a URL, or a port of this machine" }],
  options: [targetOptions, secretOptions, fuzzOptions, generationOptions, reportOptions, settingOptions],
  examples: [
    { line: "hookproof fuzz --runs 500", about: "See a run, against the embedded receiver" },
    { line: "hookproof fuzz http://127.0.0.1:3000/webhook --time 1m", about: "Explore yours for a minute" },
    {
      line: "hookproof fuzz 3000/webhook -e new_ticket.closed --level hostile",
      about: "One topic, with garbage and forgeries too",
    },
  ],
  async run({ args, values }, shell) {
    const config = await projectConfig(values, shell);
    const target = await readTarget(values, args[0], config, shell);
    const { options, secret } = await readPlatform(values, config, shell);
    if (target.url !== null && secret.isTestSecret) shell.err.write(`${testSecretNote}\n`);
    if (target.url !== null && target.waitMs !== null)
      await waitFor(target.url, target.waitMs, shell.interrupted);

    const observe = config.read("observe", observeOf);
    const folder = resolve(shell.directory, values.text("findings") ?? "hookproof-findings");
    const repeatable = [targetOptions, fuzzOptions, settingOptions];
    const url = args[0] === undefined ? [] : [args[0]];
    const { reports, journal } = readReports(values, options.seed, shell);
    const receiver =
      target.url === null ? await startReceiver({ secret: secret.text, settings: options.settings }) : null;
    try {
      const { summary, findings, scenarios } = await fuzzReceiver(receiver?.url ?? target.url ?? "", {
        ...options,
        ...explorationOf(values),
        connection: connectionOf(target),
        signal: shell.interrupted,
        ...(target.rateLimit === null ? {} : { rate: target.rateLimit }),
        ...(observe === null ? {} : { observe }),
        reports,
        ...(journal === null ? {} : { journal }),
        ...(receiver === null ? {} : { targetName: "the embedded receiver" }),
        repeat: (slug) =>
          slug === null
            ? repeatCommand(["fuzz", ...url], repeatable, values, options)
            : ["hookproof", "replay", join(relative(shell.directory, folder), `${slug}.json`), ...url].join(
                " ",
              ),
      });
      const header = options.settings.signatureHeader ?? defaultSettings.signatureHeader;
      for (const finding of findings)
        await write(folder, `${finding.slug}.json`, writeFinding(finding, header));
      if (values.text("as") === "scenario")
        for (const { slug, text } of scenarios) await write(folder, `${slug}.yaml`, text);
      if (findings.length > 0 && !values.flag("quiet")) {
        shell.err.write(
          `Findings are in ${relative(shell.directory, folder)}/; send them again with: ${["hookproof", "replay", relative(shell.directory, folder), ...url].join(" ")}\n`,
        );
      }
      return summary.exitCode;
    } finally {
      await receiver?.close();
    }
  },
};

function explorationOf(values: OptionValues) {
  const level = fuzzLevels.find((known) => known === values.text("level"));
  const [runs, maxFindings] = [wholeNumber(values, "runs", 1), wholeNumber(values, "max-findings", 1)];
  const [time, recover] = [values.text("time"), values.text("recover")];
  return {
    ...(level === undefined ? {} : { level }),
    ...(runs === undefined ? {} : { runs }),
    ...(maxFindings === undefined ? {} : { maxFindings }),
    ...(time === undefined ? {} : { timeMs: durationMs(time, "--time") }),
    ...(recover === undefined ? {} : { recoverMs: durationMs(recover, "--recover") }),
  };
}

async function write(folder: string, name: string, text: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, name), text, { mode: 0o600 });
  } catch (cause) {
    throw new HookproofError("bad-option", `The finding ${join(folder, name)} cannot be written.`, { cause });
  }
}
