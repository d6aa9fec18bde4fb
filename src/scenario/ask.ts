import { execFile } from "node:child_process";
import type { Json } from "../json/json.ts";
import { jsonOf } from "../json/json-of.ts";
import { parseTree } from "../json/parse-tree.ts";

/** What a receiver's API or a program answered to a probe. */
export interface Reply {
  /** Status of the HTTP answer; null for a program. */
  readonly status: number | null;
  /** Exit code of the program, null if a signal ended it or for HTTP. */
  readonly exit: number | null;
  readonly text: string;
  /** The text as JSON; undefined if it is none. */
  readonly json: Json | undefined;
}

/** No answer at all, and why, in a few words. */
export interface Silence {
  readonly reason: string;
}

/** Asks once; a redirect is an answer like any other. */
export async function askUrl(
  url: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Reply | Silence> {
  try {
    const answer = await fetch(url, {
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(wholeMs(timeoutMs)),
    });
    const text = await answer.text();
    return { status: answer.status, exit: null, text, json: parsed(text) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Runs a program once, without a shell, with the environment it is given and nothing else. */
export async function askProgram(
  [program = "", ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  timeoutMs: number,
): Promise<Reply | Silence> {
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      { env, timeout: wholeMs(timeoutMs), maxBuffer: longestOutput, windowsHide: true },
      (error, stdout) => {
        if (error !== null && typeof error.code !== "number")
          resolve({ reason: error.killed === true ? "it took too long" : error.message });
        else resolve({ status: null, exit: Number(error?.code ?? 0), text: stdout, json: parsed(stdout) });
      },
    );
  });
}

/** Timers take whole milliseconds, and 0 would mean no limit. */
function wholeMs(ms: number): number {
  return Math.max(1, Math.ceil(ms));
}

const longestOutput = 4 * 1024 * 1024;

function parsed(text: string): Json | undefined {
  try {
    return jsonOf(parseTree(text));
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (error.name === "TimeoutError") return "it took too long";
  return cause instanceof Error && cause.message !== "" ? cause.message : error.message;
}
