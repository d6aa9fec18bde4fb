import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readJournal } from "../../src/journal/read-journal.ts";
import type { DeliveryEnded, DeliveryStarted } from "../../src/run/events.ts";
import { bundled } from "./bundle.ts";

const folder = mkdtempSync(join(tmpdir(), "hookproof-kill-"));
/** How often each request was read to its end, by its round and number. */
const received = new Map<string, number>();
let server: Server;
let child: string;

beforeAll(async () => {
  child = await bundled(join(import.meta.dirname, "deliver-for-ever.ts"));
  server = createServer(receive).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function receive(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const { n } = JSON.parse(Buffer.concat(parts).toString()) as { n: number };
    const name = `${request.url} ${n}`;
    received.set(name, (received.get(name) ?? 0) + 1);
    response.writeHead(n % 7 === 0 ? 500 : 200).end();
  });
}

/** What to wait for before the clock of the kill starts: the creation of the file, or the first result. */
type Moment = "created" | "delivering";

/** Runs the deliverer, kills it so many milliseconds after the moment, and says what it printed. */
async function killed(path: string, url: string, moment: Moment, afterMs: number): Promise<string> {
  const printedPath = `${path}.stdout`;
  const printed = openSync(printedPath, "w");
  const { port } = server.address() as AddressInfo;
  const running = spawn(process.execPath, [child, path, `http://127.0.0.1:${port}${url}`], {
    stdio: ["ignore", printed, "inherit"],
  });
  const exit = once(running, "exit");
  const come = () => (moment === "created" ? existsSync(path) : readFileSync(printedPath).length > 0);
  while (!come()) await pause(1);
  await pause(afterMs);
  running.kill("SIGKILL");
  await exit;
  closeSync(printed);
  return readFileSync(printedPath, "utf8");
}

const rounds = Array.from({ length: 24 }, (_, round) => {
  const moment: Moment = round % 4 === 3 ? "created" : "delivering";
  return { round, moment, afterMs: moment === "created" ? round % 3 : 5 + ((round * 37) % 195) };
});

describe("kill -9 at any moment", { timeout: 60_000 }, () => {
  test.each(rounds)(
    "$afterMs ms after $moment loses nothing but what was in flight",
    async ({ round, moment, afterMs }) => {
      const path = join(folder, `${round}.ndjson`);
      const url = `/${round}`;
      const printed = await killed(path, url, moment, afterMs);
      // Reading checks that lines are numbered without a gap and that only the last one is torn.
      const events = [...readJournal(path)];
      const intents = new Map(
        events
          .filter((event): event is DeliveryStarted => event.type === "delivery-started")
          .map((event) => [event.id, event]),
      );
      const results = new Map(
        events
          .filter((event): event is DeliveryEnded => event.type === "delivery-ended")
          .map((event) => [event.delivery.id, event]),
      );
      const numberOf = (body: Uint8Array) => (JSON.parse(Buffer.from(body).toString()) as { n: number }).n;
      const nameOf = (body: Uint8Array) => `${url} ${numberOf(body)}`;
      const intended = new Set([...intents.values()].map(({ request }) => nameOf(request.body)));
      const arrived = [...received].filter(([name]) => name.startsWith(`${url} `));

      // J-1: nothing was sent that is not in the journal, and nothing twice.
      expect(arrived.filter(([name]) => !intended.has(name))).toEqual([]);
      expect(arrived.filter(([, times]) => times > 1)).toEqual([]);
      // J-2: nothing was told whose result is not in the journal.
      const told = printed
        .split("\n")
        .slice(0, -1)
        .map((line) => line.split(" "));
      expect(told.filter(([id = "", verdict]) => results.get(id)?.delivery.verdict !== verdict)).toEqual([]);
      // J-3: what has a result was started, and arrived.
      expect([...results.keys()].filter((id) => !intents.has(id))).toEqual([]);
      expect(
        [...results.values()].filter(
          ({ delivery }) => delivery.status !== null && !received.has(nameOf(delivery.request.body)),
        ),
      ).toEqual([]);
      // J-4: what has none is unresolved.
      expect(events.at(-1)).toMatchObject({
        type: "run-ended",
        summary: {
          incomplete: "journal-ends-early",
          exitCode: 3,
          deliveries: { unresolved: intents.size - results.size },
        },
      });
    },
  );
});
