import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Observe } from "../../src/checks/observe.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import type { Fault } from "../../src/receiver/faults/fault.ts";
import { faults } from "../../src/receiver/faults/index.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import type { LanguageName } from "./languages.ts";

/** The secret that all receivers of the tests know. Upper case, punctuation and no base64, so that variants differ. */
export const secret = "Zk3-Example.Secret=9";
/** Long enough for a machine that is busy with other tests. */
export const settings = { ...defaultSettings, timeoutMs: 5000 };

/** A receiver that listens. */
export interface Running {
  readonly url: string;
  /** How to see what it made of a notification, for receivers that tell. */
  readonly observe?: Observe;
  close(): Promise<void>;
}

export type Start = () => Promise<Running>;

/** A receiver that makes one mistake, and what the suite must make of it. */
export interface Broken {
  readonly fault: string;
  readonly title: string;
  /** The checks that fail or warn, in the order of the catalogue. */
  readonly found: readonly string[];
  /** Whether there may be further failures and findings: which ones depends on timing, or on the digest of the day. */
  readonly more?: true;
  /** Checks that only inform, and do so because of the fault. */
  readonly informs?: readonly string[];
  /** The findings; none where nothing could be asked. */
  readonly diagnosis: readonly string[];
  /** Whether only rows that a quick run leaves out find it. */
  readonly thorough?: true;
  /** The part of the suite that is enough, for receivers that are slow by fault; all of it if absent. */
  readonly only?: readonly string[];
  /** How long to wait for a status, for receivers that never give one. */
  readonly timeoutMs?: number;
  readonly receive: Start;
  /** The language that has to be installed, other than JavaScript. */
  readonly language?: LanguageName;
}

/** What a table says of a receiver beside its name. */
export type Expected = Pick<
  Broken,
  "found" | "diagnosis" | "more" | "informs" | "thorough" | "only" | "timeoutMs"
>;

/** The embedded receiver with one of its mistakes; what it has taken in can be asked for. */
export function embedded(id: string, expected: Expected): Broken {
  const fault = faults.find((one) => one.id === id);
  if (fault === undefined) throw new Error(`The embedded receiver has no fault ${id}`);
  return { fault: id, title: fault.title, ...expected, receive: () => startEmbedded(fault) };
}

export async function startEmbedded(fault?: Fault): Promise<Running> {
  const state = recordState(settings);
  const receiver = await startReceiver({
    secret,
    settings,
    state,
    ...(fault === undefined ? {} : { fault }),
  });
  const url = new URL("/notifications", receiver.url).href;
  const count = "$[?@.id == ${/id} && @.event == ${/event}]";
  return { ...receiver, observe: { ask: { url }, count, withinMs: 200 } };
}

/** A Node listener on a port of its own; what it throws becomes status 500, as frameworks do it. */
export async function listening(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<Running> {
  const server = createServer(async (request, response) => {
    try {
      await listener(request, response);
    } catch {
      if (!response.headersSent) response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
