import { observeOf, planTest, startReceiver, testReceiver, waitFor } from "../../index.ts";
import type { Command } from "../command.ts";
import { isStrict, readSelection, selectionOptions } from "../options/selection-options.ts";
import { generationOptions } from "../options/generation-options.ts";
import { readReports, reportOptions } from "../options/report-options.ts";
import { secretOptions, testSecretNote } from "../options/secret-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { connectionOf, readTarget, targetOptions } from "../options/target-options.ts";
import { projectConfig, readPlatform } from "../project.ts";
import { repeatCommand } from "../repeat-command.ts";
import { textTable } from "../text-table.ts";

export const test: Command = {
  about:
    "Plays the platform against a receiver and judges it, check by check. Without a URL it judges the embedded reference receiver. Exits with 0 if nothing failed, 1 if something did, 2 for a mistake in the command, 3 if too little could be judged.",
  args: [{ name: "[url]", about: "The receiver: a URL, or a port of this machine" }],
  options: [targetOptions, secretOptions, selectionOptions, generationOptions, reportOptions, settingOptions],
  examples: [
    { line: "hookproof test", about: "See a run, against the embedded receiver" },
    { line: "HOOKPROOF_SECRET=s3cret hookproof test http://127.0.0.1:3000/webhook", about: "Judge yours" },
    {
      line: "hookproof test 3000/webhook --only signature --report junit",
      about: "One area, and a file for the CI server",
    },
    { line: "hookproof test --list --section 5", about: "What would run for section 5" },
  ],
  async run({ args, values }, shell) {
    const config = await projectConfig(values, shell);
    const target = await readTarget(values, args[0], config, shell);
    const { options, secret } = await readPlatform(values, config, shell);
    const selection = readSelection(values, config);
    const observe = config.read("observe", observeOf);
    if (values.flag("list")) {
      const plan = await planTest({ ...options, selection, ...(observe === null ? {} : { observe }) });
      shell.out.write(
        textTable(
          plan.flatMap(({ check, rows }) =>
            rows.map(({ row }) => [
              row === null ? check.id : `${check.id}:${row.id}`,
              check.level,
              check.section,
            ]),
          ),
        ),
      );
      return;
    }
    if (target.url !== null && secret.isTestSecret) shell.err.write(`${testSecretNote}\n`);
    if (target.url !== null && target.waitMs !== null)
      await waitFor(target.url, target.waitMs, shell.interrupted);

    const repeatable = [targetOptions, settingOptions];
    const words = ["test", ...(args[0] === undefined ? [] : [args[0]])];
    const again = repeatCommand(words, repeatable, values, options);
    const { reports, journal } = readReports(values, options.seed, shell);
    const receiver =
      target.url === null ? await startReceiver({ secret: secret.text, settings: options.settings }) : null;
    try {
      const { summary } = await testReceiver(receiver?.url ?? target.url ?? "", {
        ...options,
        connection: connectionOf(target),
        signal: shell.interrupted,
        ...(target.rateLimit === null ? {} : { rate: target.rateLimit }),
        workers: target.workers,
        selection,
        ...(observe === null ? {} : { observe }),
        knownFailures: config.knownFailures,
        strict: isStrict(values, config),
        reports,
        ...(journal === null ? {} : { journal }),
        ...(receiver === null ? {} : { targetName: "the embedded receiver" }),
        repeat: (row) =>
          row === null ? again : repeatCommand([...words, "--only", row], repeatable, values, options),
      });
      return summary.exitCode;
    } finally {
      await receiver?.close();
    }
  },
};
