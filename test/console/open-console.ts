import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { DeliveryDetail, LogEntry } from "../../src/console/api.ts";
import type { ConsoleOptions, RunningConsole } from "../../src/console/start-console.ts";
import { startConsole } from "../../src/console/start-console.ts";
import { readScenario, scenarioPath } from "../../src/index.ts";

/** A console on a free port with its journals in a folder of its own. */
export interface OpenConsole extends RunningConsole {
  readonly port: number;
  readonly folder: string;
  /** Asks the control API as the page does. */
  ask(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Answered>;
  /** The log from an entry on, up to the first entry for which `isLast` holds. */
  read(isLast: (entry: LogEntry) => boolean, after?: number): Promise<readonly LogEntry[]>;
  /** Does something that raises a scene, and gives the scene's entries to its end. */
  scene(act: () => Promise<Answered>): Promise<readonly LogEntry[]>;
  delivery(id: string): Promise<DeliveryDetail>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it
  readonly json: any;
}

const pageFolder = join(import.meta.dirname, "page");

/** @param stories names of shipped scenarios */
export async function openConsole(
  options: Partial<ConsoleOptions> = {},
  stories: readonly string[] = ["ticket-answered"],
): Promise<OpenConsole> {
  const folder = mkdtempSync(join(tmpdir(), "hookproof-console-"));
  const scenarios = await Promise.all(stories.map(async (name) => readScenario(scenarioPath(name, ""))));
  const running = await startConsole({ scenarios, folder: join(folder, "runs"), pageFolder, ...options });
  const authorization = `Bearer ${running.token}`;

  const ask: OpenConsole["ask"] = async (method, path, body) => {
    const response = await fetch(running.origin + path, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
    };
  };
  const read: OpenConsole["read"] = async (isLast, after = 0) => {
    const found: LogEntry[] = [];
    for await (const entries of followLog(running, after)) {
      for (const entry of entries) {
        found.push(entry);
        if (isLast(entry)) return found;
      }
    }
    throw new Error("The log ended early.");
  };

  return {
    ...running,
    port: Number(new URL(running.origin).port),
    folder: join(folder, "runs"),
    ask,
    read,
    async scene(act) {
      const before = (await ask("GET", "/api/state")).json.seq as number;
      const { status, text } = await act();
      if (status !== 200) throw new Error(`${status} ${text}`);
      const entries = await read(({ event }) => event.type === "scene-ended", before);
      return entries.slice(entries.findLastIndex(({ event }) => event.type === "scene"));
    },
    delivery: async (id) => (await ask("GET", `/api/deliveries/${id}`)).json as DeliveryDetail,
    async [Symbol.asyncDispose]() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads `/api/events` as a client of its own, until the server ends it or the reader leaves. */
export async function* followLog(
  { origin, token }: Pick<RunningConsole, "origin" | "token">,
  after: number,
): AsyncGenerator<readonly LogEntry[], void> {
  const response = await fetch(`${origin}/api/events?after=${after}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let rest = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data !== undefined) yield JSON.parse(data) as readonly LogEntry[];
    }
  }
}
