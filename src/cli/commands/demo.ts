import { resolve } from "node:path";

import { loadScenarios, readScenario, scenarioPath, startConsole } from "../../index.ts";
import type { Command } from "../command.ts";
import { openBrowser } from "../open-browser.ts";
import { wholeNumber } from "../option-group.ts";
import { readGivenSecret, secretOptions } from "../options/secret-options.ts";
import { readSettings, settingOptions } from "../options/setting-options.ts";
import { projectConfig } from "../project.ts";

export const demo: Command = {
  about:
    "Serves a page on this machine, and on no other, where one watches the platform tell stories to a receiver: every notification with its bytes, its signature, its answer, and what is lost. Starts with the embedded receiver, which can be told to make mistakes. Ends with Ctrl-C.",
  args: [{ name: "[scenario...]", about: "Stories of your own, beside the shipped ones" }],
  options: [
    {
      heading: "Console",
      rows: [
        {
          flags: "-p, --port <number>",
          about: "Port of 127.0.0.1 to serve the page on (default: a free one)",
        },
        { flags: "--no-open", about: "Do not open the browser" },
        { flags: "-u, --url <url>", about: "Start with your own receiver in place of the embedded one" },
        {
          flags: "--allow-host <host>",
          about: "Let the page send to a receiver on a public address, as host or host:port",
          repeat: true,
        },
        {
          flags: "--runs <folder>",
          about: "Where the journals of the runs are kept (default: hookproof-runs)",
        },
      ],
    },
    secretOptions,
    settingOptions,
  ],
  examples: [
    { line: "hookproof demo", about: "Everything on this machine, nothing to set up" },
    { line: "hookproof demo my-story.yaml --port 4000", about: "A story of your own, at a fixed address" },
    {
      line: "hookproof demo --url http://127.0.0.1:3000/webhook --secret-file secret.txt",
      about: "Watch your own receiver",
    },
  ],
  async run({ args, values }, shell) {
    const config = await projectConfig(values, shell);
    const url = values.text("url");
    const folder = resolve(shell.directory, values.text("runs") ?? "hookproof-runs");
    const running = await startConsole({
      scenarios: [
        ...(await Promise.all(args.map(async (word) => readScenario(scenarioPath(word, shell.directory))))),
        ...(await loadScenarios()).filter(({ name }) => !args.includes(name)),
      ],
      folder,
      settings: readSettings(values, config),
      allowHosts: values.list("allow-host"),
      now: () => shell.now(),
      port: wholeNumber(values, "port", 0) ?? 0,
      ...(url === undefined
        ? {}
        : { receiver: { url, secret: await readGivenSecret(values, config, shell) } }),
    });
    shell.out.write(`${running.url}\n`);
    shell.err.write("Open this address; whoever has it steers the console. Ctrl-C ends it.\n");
    const tidy = shell.out.isTerminal && !values.isOff("open") ? openBrowser(running.url, folder) : () => {};
    await new Promise<void>((resolve) => {
      if (shell.interrupted.aborted) resolve();
      shell.interrupted.addEventListener("abort", () => resolve(), { once: true });
    });
    tidy();
    await running.close();
  },
};
