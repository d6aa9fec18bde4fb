import { resolve } from "node:path";
import { HookproofError } from "../../errors.ts";
import { durationMs, readProfile, simulatePlatform, startReceiver, waitFor } from "../../index.ts";
import type { Command } from "../command.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";
import { generationOptions } from "../options/generation-options.ts";
import { readReports, reportOptions } from "../options/report-options.ts";
import { secretOptions, testSecretNote } from "../options/secret-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { connectionOf, readTarget, targetOptions } from "../options/target-options.ts";
import { projectConfig, readPlatform } from "../project.ts";
import { repeatCommand } from "../repeat-command.ts";

const lifeOptions: OptionGroup = {
  heading: "Life",
  rows: [
    {
      flags: "--rate <count/time>",
      about:
        "Notifications on average, such as 2/s (the default) or 30/m; reached once the first customers are well under way",
    },
    { flags: "--for <time>", about: "How long, such as 5m; until Ctrl-C if absent" },
    { flags: "--profile <file>", about: "Office hours, what customers come with, and what becomes of it" },
  ],
};

export const simulate: Command = {
  about:
    "Lets the platform live in front of a receiver: customers come, chat, call and have tickets, each with a history of its own, until it is stopped. Ends with what was acknowledged, unspecified and lost. Without a URL the embedded reference receiver listens.",
  args: [{ name: "[url]", about: "The receiver: a URL, or a port of this machine" }],
  options: [targetOptions, secretOptions, lifeOptions, generationOptions, reportOptions, settingOptions],
  examples: [
    {
      line: "hookproof simulate --rate 20/s --for 2s",
      about: "See a short life, in front of the embedded receiver",
    },
    { line: "hookproof simulate 3000/webhook --rate 2/s", about: "Until Ctrl-C" },
  ],
  async run({ args, values }, shell) {
    const config = await projectConfig(values, shell);
    const target = await readTarget(values, args[0], config, shell);
    const { options, secret } = await readPlatform(values, config, shell);
    const length = values.text("for");
    const profile = values.text("profile");
    const life = {
      rate: perSecond(values),
      ...(length === undefined ? {} : { forMs: durationMs(length, "--for") }),
      ...(profile === undefined ? {} : { profile: await readProfile(resolve(shell.directory, profile)) }),
    };
    if (target.url !== null && secret.isTestSecret) shell.err.write(`${testSecretNote}\n`);
    if (target.url !== null && target.waitMs !== null)
      await waitFor(target.url, target.waitMs, shell.interrupted);
    const { reports, journal } = readReports(values, options.seed, shell);
    const receiver =
      target.url === null ? await startReceiver({ secret: secret.text, settings: options.settings }) : null;
    try {
      const summary = await simulatePlatform(receiver?.url ?? target.url ?? "", {
        ...options,
        ...life,
        connection: connectionOf(target),
        signal: shell.interrupted,
        workers: target.workers,
        reports,
        ...(journal === null ? {} : { journal }),
        ...(receiver === null ? {} : { targetName: "the embedded receiver" }),
        repeat: repeatCommand(
          ["simulate", ...args],
          [targetOptions, lifeOptions, settingOptions],
          values,
          options,
        ),
      });
      return summary.exitCode;
    } finally {
      await receiver?.close();
    }
  },
};

function perSecond(values: OptionValues): number {
  const text = values.text("rate") ?? "2/s";
  const [, count, unit] = /^(\d+(?:\.\d+)?)\/(s|m|h)$/.exec(text) ?? [];
  if (count === undefined || unit === undefined || Number(count) === 0) {
    throw new HookproofError("bad-option", `--rate takes a count per time, not "${text}".`, {
      hint: "Write 2/s, 30/m or 500/h.",
    });
  }
  return (Number(count) * 1000) / durationMs(`1${unit}`, "--rate");
}
