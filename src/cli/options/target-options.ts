import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { HookproofError } from "../../errors.ts";
import { durationMs } from "../../index.ts";
import type { Config, ConnectionOptions } from "../../index.ts";
import { wholeNumber } from "../option-group.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";
import type { Shell } from "../shell.ts";
import { configFlag, configList, configPairs, configText } from "../config-value.ts";

/** Where requests go and how they get there. */
export const targetOptions: OptionGroup = {
  heading: "Target",
  rows: [
    {
      flags: "-u, --url <url>",
      about: "The receiver: a URL, or a port of this machine",
      aliases: ["-f, --forward-to", "--to", "--address"],
    },
    {
      flags: "-H, --header <line>",
      about: "Add a header to every request: 'Name: value'",
      repeat: true,
      aliases: ["--headers"],
      masked: (line) => line.replace(/:.*/s, ": …"),
    },
    { flags: "-k, --insecure", about: "Accept any TLS certificate", aliases: ["--skip-verify"] },
    { flags: "--cacert <file>", about: "Trust the authority in this PEM file" },
    { flags: "--rate-limit <count/time>", about: "Most deliveries in a time, such as 10/s" },
    { flags: "-w, --workers <count>", about: "Deliveries at the same time (default: 4)" },
    {
      flags: "--allow-host <host>",
      about: "Allow a receiver on a public address, as host or host:port",
      repeat: true,
    },
    { flags: "--wait-for-url <time>", about: "Wait until the receiver accepts connections, such as 30s" },
  ],
};

/** The target that was typed or configured. */
export interface TargetInput {
  /** As typed: a URL, `host:port` or a port; null where none was given. */
  readonly url: string | null;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly tls: { readonly insecure?: boolean; readonly ca?: Uint8Array };
  readonly rateLimit: { readonly count: number; readonly perMs: number } | null;
  readonly workers: number;
  readonly allowHosts: readonly string[];
  readonly waitMs: number | null;
}

/** @param positional the URL or port that was given without an option */
export async function readTarget(
  values: OptionValues,
  positional: string | undefined,
  config: Config,
  shell: Shell,
): Promise<TargetInput> {
  const url = positional ?? values.text("url") ?? configText(config, "url");
  const cacert = values.text("cacert");
  const configuredCacert = configText(config, "cacert");
  const caFile =
    cacert !== undefined
      ? resolve(shell.directory, cacert)
      : configuredCacert !== undefined && resolve(config.folder, configuredCacert);
  const wait = values.text("wait-for-url");
  return {
    url: url ?? null,
    headers: [...Object.entries(configPairs(config, "header")), ...values.list("header").map(headerOf)],
    tls: {
      ...(values.flag("insecure") || configFlag(config, "insecure") ? { insecure: true } : {}),
      ...(caFile === false ? {} : { ca: await readCa(caFile) }),
    },
    rateLimit: rateOf(values.text("rate-limit") ?? configText(config, "rate-limit")),
    workers: wholeNumber(values, "workers", 1) ?? Number(config.values["workers"] ?? 4),
    allowHosts: [...configList(config, "allow-host"), ...values.list("allow-host")],
    waitMs: wait === undefined ? null : durationMs(wait, "--wait-for-url"),
  };
}

/** How a URL is reached. Receivers on public addresses have to be allowed by name: they may be somebody's production. */
export function connectionOf({
  headers,
  tls,
  allowHosts,
}: TargetInput): NonNullable<ConnectionOptions["connection"]> {
  return { headers, tls, policy: { ask: ["public"], allowHosts } };
}

function headerOf(line: string): readonly [string, string] {
  const at = line.indexOf(":");
  if (at < 1) throw new HookproofError("bad-option", `--header takes 'Name: value', not "${line}".`);
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function rateOf(text: string | undefined): TargetInput["rateLimit"] {
  if (text === undefined) return null;
  const [, count, unit] = /^(\d+)\/(s|m|h)$/.exec(text) ?? [];
  if (count === undefined || unit === undefined || Number(count) === 0)
    throw new HookproofError("bad-option", `--rate-limit takes a count per time, not "${text}".`, {
      hint: "Write 10/s, 100/m or 1000/h.",
    });
  return { count: Number(count), perMs: durationMs(`1${unit}`, "--rate-limit") };
}

async function readCa(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new HookproofError("bad-option", `The authority's file ${file} cannot be read.`, { cause });
  }
}
