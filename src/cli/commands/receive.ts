import { resolve } from "node:path";

import { HookproofError } from "../../errors.ts";
import {
  createJournal,
  loadReceiverFaults,
  loadWireFaults,
  mergeSettings,
  nearest,
  packageVersion,
  recordState,
  recordTraffic,
  startFaultServer,
  startReceiver,
} from "../../index.ts";
import type { ReceiverOptions, SettingsInput } from "../../index.ts";
import { visible } from "../../report/escape/visible.ts";
import { withoutDigests } from "../../report/without-digests.ts";
import type { Command } from "../command.ts";
import { wholeNumber } from "../option-group.ts";
import type { OptionValues } from "../option-group.ts";
import { outputOptions } from "../options/output-options.ts";
import { readSecret, secretOptions, testSecretNote } from "../options/secret-options.ts";
import { readSettings, settingOptions } from "../options/setting-options.ts";
import { exchangeText } from "../print-exchange.ts";
import { projectConfig } from "../project.ts";
import type { Shell } from "../shell.ts";

type OnPush = NonNullable<ReceiverOptions["onPush"]>;

export const receive: Command = {
  about:
    "Runs a receiver that does it right: it hashes the raw bytes, compares in constant time, and prints what comes. With --fault it makes one mistake. Ends with Ctrl-C.",
  args: [],
  options: [
    {
      heading: "Receiver",
      rows: [
        { flags: "-p, --port <number>", about: "Port of 127.0.0.1 to listen on (default: a free one)" },
        {
          flags: "--state",
          about: "Keep what comes, and serve it as JSON: GET /, /tickets, /tickets/4021, /notifications, …",
        },
        { flags: "--fault <name>", about: "Make this mistake (`hookproof list faults`)" },
        { flags: "--record <file>", about: "Write what comes to a new journal, to learn from and to replay" },
        {
          flags: "--forward <url>",
          about: "Pass what comes on to your receiver, bytes untouched, and answer as it does",
        },
      ],
    },
    secretOptions,
    settingOptions,
    outputOptions,
  ],
  examples: [
    { line: "hookproof receive --port 3000 --state", about: "A receiver to play with" },
    {
      line: "hookproof receive --fault verifies-nothing",
      about: "One that `hookproof test` finds wanting",
    },
  ],
  async run({ values }, shell) {
    const config = await projectConfig(values, shell);
    const secret = await readSecret(values, config, shell);
    const fault = await faultOf(values.text("fault"));
    const settings = readSettings(values, config);
    if (values.text("record") !== undefined || values.text("forward") !== undefined)
      return record(values, secret.text, settings, shell);
    const port = wholeNumber(values, "port", 0) ?? 0;
    const isQuiet = values.flag("quiet");
    const inDetail = values.flag("verbose");
    const onPush: OnPush = (incoming, reply) => shell.out.write(pushText(incoming, reply, inDetail));
    const running =
      fault !== null && "script" in fault
        ? await startFaultServer(fault, {
            port,
            now: shell.now(),
            onRequest: () => isQuiet || shell.out.write(`--> a request\n<-- ${fault.title}\n`),
          })
        : await startReceiver({
            secret: secret.text,
            settings,
            port,
            ...(fault === null ? {} : { fault }),
            ...(values.flag("state") ? { state: recordState(settings) } : {}),
            ...(isQuiet ? {} : { onPush }),
          });
    const told = fault === null ? "" : ` with the fault ${fault.id}: ${fault.title}`;
    shell.err.write(`Listening at ${running.url}${told}\n`);
    if (secret.isTestSecret) shell.err.write(`${testSecretNote.replace("signing", "verifying")}\n`);
    await new Promise<void>((resolve) => {
      if (shell.interrupted.aborted) resolve();
      shell.interrupted.addEventListener("abort", () => resolve(), { once: true });
    });
    await running.close();
  },
};

/** Stands between the platform and a receiver until Ctrl-C. */
async function record(
  values: OptionValues,
  secret: string,
  settings: SettingsInput,
  shell: Shell,
): Promise<number> {
  const [file, forward] = [values.text("record"), values.text("forward")];
  if (values.text("fault") !== undefined || values.flag("state"))
    throw new HookproofError("bad-option", "--record and --forward go with neither --fault nor --state.");
  const clock = () => performance.now();
  const summary = await recordTraffic({
    ...(forward === undefined ? {} : { forward }),
    ...(file === undefined
      ? {}
      : {
          journal: createJournal(resolve(shell.directory, file), { tool: packageVersion(), seed: 0, clock }),
        }),
    port: wholeNumber(values, "port", 0) ?? 0,
    secret,
    settings: mergeSettings(settings),
    reports: values.flag("quiet")
      ? []
      : [
          (event) =>
            event.type === "delivery-ended" && shell.out.write(exchangeText(event, values.flag("verbose"))),
        ],
    signal: shell.interrupted,
    listening: (url) =>
      shell.err.write(`Listening at ${url}${forward === undefined ? "" : `, passing on to ${forward}`}\n`),
  });
  const { acknowledged, unspecified, failed } = summary.deliveries;
  shell.err.write(
    `${acknowledged + unspecified + failed} requests: ${acknowledged} acknowledged, ${unspecified} answered with another status, ${failed} without one.\n`,
  );
  return summary.exitCode === 74 ? 74 : 0;
}

/** A fault of the receiver's logic or of the wire, by its id. */
async function faultOf(name: string | undefined) {
  if (name === undefined) return null;
  const wireFaults = await loadWireFaults();
  const faults = [...(await loadReceiverFaults()), ...wireFaults.filter(({ script }) => script !== null)];
  const fault = faults.find(({ id }) => id === name);
  if (fault !== undefined) return fault;
  const close = nearest(
    name,
    faults.map(({ id }) => id),
  );
  throw new HookproofError("bad-option", `There is no fault "${name}".`, {
    hint: close === undefined ? "`hookproof list faults` shows them." : `Did you mean ${close}?`,
  });
}

/** Whoever reaches the port decides what is in here, so nothing is printed unescaped. */
function pushText(
  { headers, body }: Parameters<OnPush>[0],
  reply: Parameters<OnPush>[1],
  inDetail: boolean,
): string {
  const text = new TextDecoder().decode(body);
  const [event, id] = ["event", "id"].map(
    (field) => new RegExp(`"${field}"\\s*:\\s*"([^"]*)"`).exec(text)?.[1],
  );
  const detail = inDetail
    ? [
        ...Object.entries(headers).map(
          ([name, value]) => `    ${visible(`${name}: ${withoutDigests(value ?? "")}`)}`,
        ),
        `    ${visible(text)}`,
      ]
    : [];
  const answer = "status" in reply ? String(reply.status) : reply.instead;
  return `${[`--> ${visible(event ?? "no topic")} [${visible(id ?? "no id")}], ${body.length} bytes`, ...detail, `<-- ${answer}`].join("\n")}\n`;
}
