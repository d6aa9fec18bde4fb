import { observeOf, testReceiver, waitFor } from "../../index.ts";
import type { Command } from "../command.ts";
import type { OptionGroup } from "../option-group.ts";
import { wholeNumber } from "../option-group.ts";
import { generationOptions } from "../options/generation-options.ts";
import { readReports, reportOptions } from "../options/report-options.ts";
import { secretOptions, testSecretNote } from "../options/secret-options.ts";
import { readPart, selectionOptions } from "../options/selection-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { connectionOf, readTarget, targetOptions } from "../options/target-options.ts";
import { projectConfig, readPlatform } from "../project.ts";
import { repeatCommand } from "../repeat-command.ts";

const diagnosisOptions: OptionGroup = {
  heading: "Diagnosis",
  rows: [
    {
      flags: "--also-secret <text>",
      about: "Another secret that you have, in case the receiver uses that one",
      repeat: true,
      masked: () => "***",
    },
    { flags: "--questions <number>", about: "Most requests to send for the diagnosis (default: 4000)" },
    { flags: "--patience <seconds>", about: "Most time for the diagnosis (default: 60)" },
  ],
};

/** What the quick suite takes of the selection; how strictly it is taken does not matter here. */
const partOptions: OptionGroup = {
  ...selectionOptions,
  rows: selectionOptions.rows.filter(({ flags }) => /--(only|skip|section|topic) /.test(flags)),
};

export const diagnose: Command = {
  about:
    "Says why a receiver refuses what it should acknowledge, or lets forged requests through: runs a quick suite, then asks the receiver far more questions than `test` does. Exits like `test`.",
  args: [{ name: "<url>", about: "The receiver: a URL, or a port of this machine" }],
  options: [
    targetOptions,
    secretOptions,
    diagnosisOptions,
    partOptions,
    generationOptions,
    reportOptions,
    settingOptions,
  ],
  examples: [
    { line: "HOOKPROOF_SECRET=s3cret hookproof diagnose 3000/webhook", about: "Find out what it computes" },
    {
      line: 'hookproof diagnose 3000/webhook --only signature --also-secret "$OLD_SECRET"',
      about: "Is it the secret of last month?",
    },
  ],
  async run({ args, values }, shell) {
    const config = await projectConfig(values, shell);
    const target = await readTarget(values, args[0], config, shell);
    const { options, secret } = await readPlatform(values, config, shell);
    const url = target.url ?? "";
    if (secret.isTestSecret) shell.err.write(`${testSecretNote}\n`);
    if (target.waitMs !== null) await waitFor(url, target.waitMs, shell.interrupted);
    const observe = config.read("observe", observeOf);
    const repeatable = [targetOptions, settingOptions];
    const words = (command: string) => [command, ...(args[0] === undefined ? [] : [args[0]])];
    const { reports, journal } = readReports(values, options.seed, shell);
    const { summary } = await testReceiver(url, {
      ...options,
      connection: connectionOf(target),
      signal: shell.interrupted,
      ...(target.rateLimit === null ? {} : { rate: target.rateLimit }),
      workers: target.workers,
      selection: { quick: true, ...readPart(values, config) },
      ...(observe === null ? {} : { observe }),
      otherSecrets: values.list("also-secret"),
      diagnosis: {
        deliveries: wholeNumber(values, "questions", 1) ?? 4000,
        milliseconds: (wholeNumber(values, "patience", 1) ?? 60) * 1000,
      },
      reports,
      ...(journal === null ? {} : { journal }),
      repeat: (row) =>
        row === null
          ? repeatCommand(words("diagnose"), repeatable, values, options)
          : repeatCommand([...words("test"), "--only", row], repeatable, values, options),
    });
    return summary.exitCode;
  },
};
