import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secret } from "./receiver.ts";
import type { Running } from "./receiver.ts";

const here = import.meta.dirname;

interface Language {
  /** The command that must be there, with an argument that makes it end at once. */
  readonly probe: readonly [command: string, ...arguments: string[]];
  /** What starts the receiver. */
  readonly start: () => readonly [command: string, ...arguments: string[]];
}

/** The receivers in other languages, each a script that FAULT parameterises and that prints its URL. */
export const languages = {
  python: { probe: ["python3", "--version"], start: () => ["python3", join(here, "python/receiver.py")] },
  php: {
    probe: ["php", "--version"],
    start: () => ["php", "-S", "127.0.0.1:0", join(here, "php/receiver.php")],
  },
  ruby: {
    probe: ["ruby", "-e", "require 'webrick'"],
    start: () => ["ruby", join(here, "ruby/receiver.rb")],
  },
  go: { probe: ["go", "version"], start: () => [compiled("go", ["build", "-o"], "receiver.go", "receiver")] },
  java: {
    probe: ["javac", "-version"],
    start: () => ["java", "-XX:TieredStopAtLevel=1", "-cp", compiledJava(), "Receiver"],
  },
} as const satisfies Record<string, Language>;

export type LanguageName = keyof typeof languages;

/** Whether the language can be run here. */
export function isInstalled(language: LanguageName): boolean {
  const [command, ...rest] = languages[language].probe;
  try {
    execFileSync(command, rest, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Starts a language's receiver with a fault, none for the empty text. */
export async function startLanguage(language: LanguageName, fault: string): Promise<Running> {
  const [command, ...rest] = languages[language].start();
  const child = spawn(command, rest, {
    env: { ...process.env, HOOKPROOF_SECRET: secret, FAULT: fault, PHP_CLI_SERVER_WORKERS: "4" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = "";
    const read = (text: Buffer) => {
      printed += text.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address !== undefined) resolve(`${address}/webhook`);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${language} ended with ${code}: ${printed}`)));
  });
  return {
    url,
    async close() {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** One folder per test process for what compilers make. */
let built: string | undefined;

function compiled(command: string, build: readonly string[], source: string, target: string): string {
  built ??= mkdtempSync(join(tmpdir(), "hookproof-receivers-"));
  const path = join(built, target);
  if (!existsSync(path))
    execFileSync(command, [...build, path, join(here, "go", source)], { env: process.env });
  return path;
}

function compiledJava(): string {
  built ??= mkdtempSync(join(tmpdir(), "hookproof-receivers-"));
  if (!existsSync(join(built, "Receiver.class"))) {
    execFileSync("javac", ["-d", built, join(here, "java/Receiver.java")]);
  }
  return built;
}
