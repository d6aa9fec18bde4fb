import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { HookproofError } from "../errors.ts";
import type { Notification } from "../contract/notification.ts";
import type { Json } from "../json/json.ts";
import { getAt } from "../json/pointer.ts";
import { writeCompact } from "../json/write-compact.ts";
import type { Observe } from "./observe.ts";

/** A question about one notification, its references filled in; two notifications may have the same one. */
export interface Question {
  readonly ask: Observe["ask"];
  readonly path: string;
}

/** What to ask about a notification. */
export function questionOf({ ask, count }: Observe, notification: Notification): Question {
  const fill = (text: string, write: (value: Json) => string) =>
    text.replaceAll(/\$\{([^}]*)\}/g, (_, name: string) =>
      write(getAt(notification, name.startsWith("/") ? name : `/${name}`) ?? null),
    );
  const plain = (value: Json) => (typeof value === "string" ? value : writeCompact(value));
  return {
    ask:
      "url" in ask
        ? { url: fill(ask.url, (value) => encodeURIComponent(plain(value))) }
        : { command: ask.command.map((word) => fill(word, plain)) },
    path: fill(count, writeCompact),
  };
}

/**
 * Asks once how often a notification has had its effect.
 * @throws HookproofError `incomplete` if nobody answers, `bad-config` if the answer is no JSON or the path no JSONPath
 */
export async function countEffects(observe: Observe, notification: Notification): Promise<number> {
  const { jsonpath } = await import("json-p3");
  const { ask, path } = questionOf(observe, notification);
  const answer = "url" in ask ? await answerOf(ask.url) : await outputOf(ask.command);
  try {
    const query = jsonpath.compile(path);
    const found = query.query(JSON.parse(answer)).values();
    return query.singularQuery() && typeof found[0] === "number" ? found[0] : found.length;
  } catch (cause) {
    throw new HookproofError(
      "bad-config",
      `observe: ${cause instanceof Error ? cause.message : "no count"}`,
      { cause },
    );
  }
}

async function answerOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(5000),
    });
    // Nothing there yet is an answer too: many APIs say so with 404.
    if (response.status === 404) return "null";
    if (response.ok) return await response.text();
    throw new Error(`status ${response.status}`);
  } catch (cause) {
    throw new HookproofError("incomplete", `observe: ${url} does not answer.`, { cause });
  }
}

async function outputOf([program = "", ...words]: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, words, { timeout: 5000, encoding: "utf8" });
    return stdout;
  } catch (cause) {
    throw new HookproofError("incomplete", `observe: the command ${program} fails.`, { cause });
  }
}
