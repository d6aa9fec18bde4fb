import { resolve } from "node:path";

import { recordedTarget, replayRecorded, startReceiver, waitFor } from "../../index.ts";
import { shellWord } from "../../report/escape/shell-word.ts";
import type { Command } from "../command.ts";
import { generationOptions } from "../options/generation-options.ts";
import { readReports, reportOptions } from "../options/report-options.ts";
import { secretOptions, testSecretNote } from "../options/secret-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { connectionOf, readTarget, targetOptions } from "../options/target-options.ts";
import { projectConfig, readPlatform } from "../project.ts";

const defaultPath = "hookproof-findings";

export const replay: Command = {
  about:
    "Sends the same bytes again: a finding, a folder of findings (default: hookproof-findings), or a journal. Says what is fixed and what still fails. Findings are signed with your secret; a journal is sent with the signatures in it. Exits with 0 if everything holds, 1 if something fails.",
  args: [
    { name: "[recorded]", about: "A finding, a folder of findings, or a journal" },
    {
      name: "[url]",
      about:
        "The receiver: a URL, or a port of this machine (default: the one that the journal was made with, or the embedded receiver)",
    },
  ],
  options: [
    targetOptions,
    secretOptions,
    {
      heading: "Replaying",
      rows: [
        {
          flags: "--sign-again",
          about: "Sign what a journal holds anew, for a receiver with another secret",
        },
      ],
    },
    generationOptions,
    reportOptions,
    settingOptions,
  ],
  examples: [
    {
      line: "hookproof replay hookproof-findings http://127.0.0.1:3000/webhook",
      about: "All findings, as a regression suite",
    },
    { line: "hookproof replay run.ndjson", about: "A whole run, byte for byte, to where it went before" },
    {
      line: "hookproof replay traffic.ndjson 3000/webhook --sign-again",
      about: "Captured traffic, to a receiver with another secret",
    },
  ],
  async run({ args: [given, url], values }, shell) {
    const recorded = given ?? defaultPath;
    const path = resolve(shell.directory, recorded);
    const config = await projectConfig(values, shell);
    const target = await readTarget(values, url, config, shell);
    const { options, secret } = await readPlatform(values, config, shell);
    const to = target.url ?? recordedTarget(path);
    if (to !== null && secret.isTestSecret) shell.err.write(`${testSecretNote}\n`);
    if (to !== null && target.waitMs !== null) await waitFor(to, target.waitMs, shell.interrupted);

    const { reports, journal } = readReports(values, options.seed, shell);
    const receiver =
      to === null ? await startReceiver({ secret: secret.text, settings: options.settings }) : null;
    const flags = values.flag("sign-again") ? ["--sign-again"] : [];
    try {
      const summary = await replayRecorded(receiver?.url ?? to ?? "", {
        ...options,
        path,
        signAll: values.flag("sign-again"),
        connection: connectionOf(target),
        signal: shell.interrupted,
        ...(target.rateLimit === null ? {} : { rate: target.rateLimit }),
        reports,
        ...(journal === null ? {} : { journal }),
        ...(receiver === null ? {} : { targetName: "the embedded receiver" }),
        repeat: (file) =>
          ["hookproof", "replay", file ?? recorded, ...(to === null ? [] : [to]), ...flags]
            .map(shellWord)
            .join(" "),
      });
      return summary.exitCode;
    } finally {
      await receiver?.close();
    }
  },
};
