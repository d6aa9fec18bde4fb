import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";

import { HookproofError } from "../../errors.ts";
import type { Config } from "../../index.ts";
import { configText } from "../config-value.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";
import type { Shell } from "../shell.ts";

/** Signs where no secret was given. Public, so that printing it gives nothing away. */
export const testSecret = "hookproof-test-secret";

/** The secret that platform and receiver share (section 5). */
export const secretOptions: OptionGroup = {
  heading: "Secret (best given as the environment variable HOOKPROOF_SECRET)",
  rows: [
    {
      flags: "-S, --secret <text>",
      about: "The secret itself; for throw-away secrets, since shells remember it",
    },
    { flags: "--secret-file <file>", about: "Read it from a file, less one line break at its end" },
    { flags: "--secret-stdin", about: "Read it from standard input, less one line break at its end" },
  ],
};

export interface SecretInput {
  readonly text: string;
  /** Whether nothing was given and the public test secret signs. */
  readonly isTestSecret: boolean;
}

/**
 * The first of `--secret`, `--secret-file`, `--secret-stdin`, `HOOKPROOF_SECRET`, `secret-file` of hookproof.yaml; else
 * the test secret.
 */
export async function readSecret(values: OptionValues, config: Config, shell: Shell): Promise<SecretInput> {
  const text = values.text("secret") ?? (await fromFile(values, config, shell));
  if (text === undefined) return { text: testSecret, isTestSecret: true };
  if (text === "") throw new HookproofError("bad-option", "The secret is empty.");
  return { text, isTestSecret: false };
}

/** The secret that was given; an error where none was, since the test secret would give a confident wrong answer. */
export async function readGivenSecret(values: OptionValues, config: Config, shell: Shell): Promise<string> {
  const { text, isTestSecret } = await readSecret(values, config, shell);
  if (!isTestSecret) return text;
  throw new HookproofError("bad-option", "No secret was given.", {
    hint: "Set HOOKPROOF_SECRET, or use --secret-file.",
  });
}

/** The sentence for a run against somebody's receiver that signs with the test secret. */
export const testSecretNote = `No secret was given: signing with "${testSecret}". Give the receiver's own as HOOKPROOF_SECRET, or with --secret-file.`;

async function fromFile(values: OptionValues, config: Config, shell: Shell): Promise<string | undefined> {
  const typed = values.text("secret-file");
  if (typed !== undefined) return readFileText(resolve(shell.directory, typed), shell);
  if (values.flag("secret-stdin")) return withoutLineBreak(await piped(shell));
  const fromEnvironment = shell.env["HOOKPROOF_SECRET"];
  if (fromEnvironment !== undefined) return fromEnvironment;
  const configured = configText(config, "secret-file");
  return configured === undefined ? undefined : readFileText(resolve(config.folder, configured), shell);
}

async function readFileText(file: string, shell: Shell): Promise<string> {
  try {
    const { mode } = await stat(file);
    if ((mode & 0o077) !== 0)
      shell.err.write(`warning: other users of this machine may read the secret in ${file}; chmod 600 it.\n`);
    return withoutLineBreak(await readFile(file));
  } catch (cause) {
    throw new HookproofError("bad-option", `The secret's file ${file} cannot be read.`, { cause });
  }
}

async function piped(shell: Shell): Promise<Uint8Array> {
  const bytes = await shell.readInput();
  if (bytes === null)
    throw new HookproofError("bad-option", "--secret-stdin reads what is piped in, and nothing is.", {
      hint: 'printf %s "$SECRET" | hookproof test --secret-stdin …',
    });
  return bytes;
}

function withoutLineBreak(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/\r?\n$/, "");
}
