import { HookproofError } from "../../errors.ts";
import {
  playScenarios,
  readScenario,
  recordState,
  rehearseScenarios,
  scenarioPath,
  startReceiver,
  waitFor,
  writeCompact,
} from "../../index.ts";
import type { Scenario } from "../../index.ts";
import type { Command, CommandInput } from "../command.ts";
import { generationOptions } from "../options/generation-options.ts";
import { readReports, reportOptions } from "../options/report-options.ts";
import { readPace, readVariables, scenarioOptions } from "../options/scenario-options.ts";
import { secretOptions, testSecretNote } from "../options/secret-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { connectionOf, readTarget, targetOptions } from "../options/target-options.ts";
import { printError } from "../print-error.ts";
import { projectConfig, readPlatform } from "../project.ts";
import { repeatCommand } from "../repeat-command.ts";
import type { Shell } from "../shell.ts";
import { watchFiles } from "../watch-files.ts";

export const play: Command = {
  about:
    "Tells stories to a receiver, in order, each notification once, and reports each step. Stories are files, or names that `hookproof list scenarios` shows; the last word may be the receiver's URL or port. Without one the embedded reference receiver listens, and its API answers the probes.",
  args: [{ name: "<scenario...>", about: "Files or names of shipped stories, then perhaps the receiver" }],
  options: [targetOptions, secretOptions, scenarioOptions, generationOptions, reportOptions, settingOptions],
  examples: [
    { line: "hookproof play ticket-reopened", about: "See a story, told to the embedded receiver" },
    { line: "hookproof play my-story.yaml http://127.0.0.1:3000/webhook", about: "Tell your own to yours" },
    {
      line: "hookproof play ticket-answered 3000/webhook --variable api=http://127.0.0.1:3000",
      about: "Ask your API for the effects",
    },
    { line: "hookproof play busy-morning --dry-run", about: "See what would be sent" },
  ],
  async run(input, shell) {
    const { words, url } = wordsAndUrl(input.args);
    const paths = words.map((word) => scenarioPath(word, shell.directory));
    const playOnce = async () =>
      playStories(await Promise.all(paths.map(readScenario)), words, url, input, shell);
    if (!input.values.flag("watch")) return playOnce();

    let code: number;
    do {
      // A story that is being written has mistakes; they are shown, and the next change may mend them.
      code = await playOnce().catch((error: unknown) => printError(error, shell));
    } while (
      await watchFiles(await filesOf(paths), shell.interrupted, () =>
        shell.err.write("Waiting for a change; Ctrl-C ends it.\n"),
      )
    );
    return code;
  },
};

async function playStories(
  scenarios: readonly Scenario[],
  words: readonly string[],
  url: string | undefined,
  { values }: CommandInput,
  shell: Shell,
): Promise<number> {
  const config = await projectConfig(values, shell);
  const { options: platform, secret } = await readPlatform(values, config, shell);
  const { seed, ...unseeded } = platform;
  // Each story has a seed of its own, unless the user wants another.
  const isSeeded = values.text("seed") !== undefined || config.values["seed"] !== undefined;
  const pace = readPace(values);
  const options = {
    ...unseeded,
    ...(isSeeded ? { seed } : {}),
    ...(pace === undefined ? {} : { pace }),
    variables: readVariables(values),
    env: shell.env,
    allowCommands: values.flag("allow-commands"),
  };
  if (values.flag("dry-run")) {
    await rehearseScenarios(scenarios, {
      ...options,
      hear: (notification) => shell.out.write(`${writeCompact(notification)}\n`),
    });
    return 0;
  }

  const target = await readTarget(values, url, config, shell);
  if (target.url !== null && secret.isTestSecret) shell.err.write(`${testSecretNote}\n`);
  if (target.url !== null && target.waitMs !== null)
    await waitFor(target.url, target.waitMs, shell.interrupted);
  const receiver =
    target.url === null
      ? await startReceiver({
          secret: secret.text,
          settings: platform.settings,
          state: recordState(platform.settings),
        })
      : null;
  const { reports, journal } = readReports(values, seed, shell);
  try {
    const summary = await playScenarios(receiver?.url ?? target.url ?? "", scenarios, {
      ...options,
      ...(receiver === null
        ? {}
        : {
            targetName: "the embedded receiver",
            variables: { ...apiOf(receiver.url, scenarios), ...options.variables },
          }),
      connection: connectionOf(target),
      signal: shell.interrupted,
      ...(target.rateLimit === null ? {} : { rate: target.rateLimit }),
      reports,
      ...(journal === null ? {} : { journal }),
      repeat: repeatCommand(["play", ...words, ...(url === undefined ? [] : [url])], repeatable, values, {
        now: platform.now,
        ...(isSeeded ? { seed } : {}),
      }),
    });
    return summary.exitCode;
  } finally {
    await receiver?.close();
  }
}

const repeatable = [
  targetOptions,
  { ...scenarioOptions, rows: scenarioOptions.rows.filter(({ flags }) => flags !== "--watch") },
  settingOptions,
];

/** The last word is the receiver if it can be nothing else: a URL, a port, or a host with a port. */
function wordsAndUrl(args: readonly string[]): {
  readonly words: readonly string[];
  readonly url: string | undefined;
} {
  const last = args.at(-1) ?? "";
  const isUrl = /^(https?:\/\/|\d+(\/|$)|[\w.[\]-]+:\d+(\/|$))/.test(last);
  const words = isUrl ? args.slice(0, -1) : args;
  if (words.length === 0) {
    throw new HookproofError("bad-option", "Which story should be told?", {
      hint: "`hookproof list scenarios` shows those that are shipped.",
    });
  }
  return { words, url: isUrl ? last : undefined };
}

/** The stories' variable `api`, where the embedded receiver answers their probes. */
function apiOf(url: string, scenarios: readonly Scenario[]): Readonly<Record<string, string>> {
  return scenarios.some(({ variables }) => Object.hasOwn(variables, "api"))
    ? { api: new URL(url).origin }
    : {};
}

/** The files of the stories, included ones too as far as they can be read. */
async function filesOf(paths: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(
    paths.map(async (path) =>
      readScenario(path).then(
        ({ steps }) => [path, ...steps.map(({ source }) => source.file.file)],
        () => [path],
      ),
    ),
  );
  return [...new Set(files.flat())];
}
