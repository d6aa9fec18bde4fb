import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { verdictOf } from "../../src/contract/verdict.ts";
import { createCertificates } from "../../src/faults/certificates.ts";
import { createFaultServer } from "../../src/faults/fault-server.ts";
import type { Fault } from "../../src/faults/fault.ts";
import { faults } from "../../src/faults/index.ts";
import { requestOf } from "../../src/wire/compose.ts";
import { createDeliverer } from "../../src/wire/deliverer.ts";
import type { Delivery } from "../../src/wire/delivery.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { urlTransport } from "../../src/wire/url-transport.ts";

const played = faults.filter((fault) => fault.script !== null);
const certificates = createCertificates(new Date());
const secret = secretOf("fault test secret");

const compose = (filler: number) =>
  requestOf(
    {
      id: "sub_5f_1",
      event: "cdr.hangup",
      cdr: { customer_phone: "13800138000", filler: "x".repeat(filler) },
    },
    { settings: defaultSettings, secret },
  );
const small = compose(0);
/** More than the kernel takes on loopback while nobody reads. */
const big = compose(12 * 1024 * 1024);

/** A row whose right outcome is a deadline gets a short one; all others must not need theirs. */
function timeoutMsFor({ failure, statuses, group }: Fault): number {
  if (failure === "timeout") return 500;
  // What floods ends at the limit for heads or at the deadline, whichever comes first.
  return statuses[0] === null && failure === undefined && group !== "tls" ? 3000 : 15_000;
}

interface Outcome {
  readonly delivery: Delivery;
  readonly requests: number;
  readonly started: readonly string[];
  readonly ended: readonly string[];
}

async function deliverTo(fault: Fault): Promise<Outcome> {
  let requests = 0;
  const { server, close } = createFaultServer(fault, { certificates, onRequest: () => requests++ });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const started: string[] = [];
  const ended: string[] = [];
  const transport = urlTransport(`${fault.secure ? "https" : "http"}://127.0.0.1:${port}/`, {
    tls: { ca: certificates.ca },
  });
  const deliverer = createDeliverer({
    transport,
    settings: { timeoutMs: timeoutMsFor(fault) },
    observer: { started: (id) => started.push(id), ended: ({ id }) => ended.push(id) },
  });
  const delivery = await deliverer.deliver(fault.bigRequest ? big : small, {
    purpose: "observe",
    origin: {},
  });
  await transport.close();
  await close();
  return { delivery, requests, started, ended };
}

const warnings: Error[] = [];
const remember = (warning: Error) => warnings.push(warning);
process.on("warning", remember);
afterAll(() => process.off("warning", remember));

const socketsBefore = openSockets();
const outcomes = inLanes(16, played, deliverTo);

function openSockets(): number {
  return process.getActiveResourcesInfo().filter((name) => name.startsWith("TCP")).length;
}

/** Runs every row, so many at a time, and hands out a promise for each. */
function inLanes<Row, Result>(lanes: number, rows: readonly Row[], run: (row: Row) => Promise<Result>) {
  const results = new Map<Row, Promise<Result>>();
  const ends: Promise<unknown>[] = Array.from({ length: lanes }, () => Promise.resolve());
  rows.forEach((row, index) => {
    const result = (ends[index % lanes] ?? Promise.resolve()).then(() => run(row));
    ends[index % lanes] = result.catch(() => {});
    results.set(row, result);
  });
  return results;
}

const outcomeOf = async (fault: Fault): Promise<Outcome> => {
  const outcome = await outcomes.get(fault);
  if (outcome === undefined) throw new Error(`${fault.code} was not run`);
  return outcome;
};

describe.each(played.map((fault) => [fault.code, fault.title, fault] as const))(
  "%s: %s",
  (_code, _title, fault) => {
    it(`comes to ${fault.statuses.map((status) => status ?? "no status").join(" or ")}`, async () => {
      const { delivery, requests, started, ended } = await outcomeOf(fault);
      const { status, verdict, answer, failure } = delivery;

      expect(fault.statuses).toContain(status);
      expect(verdict).toBe(verdictOf(status));
      expect(answer === null).toBe(status === null);
      expect(failure === null).toBe(status !== null);
      // `busy` is what a deadline is called when this machine was held up.
      if (fault.failure === "timeout") expect(["timeout", "busy"]).toContain(failure?.code);
      else if (fault.failure !== undefined) expect(failure?.code).toBe(fault.failure);
      if (failure !== null && fault.secure && failure.code !== "busy") expect(failure.cause).toBe("tls");

      // Nobody can tell whether an answer came early when the request fits into one packet.
      const surely = delivery.violations.filter((id) => id !== "early-response" || fault.bigRequest);
      if (status !== null || fault.statuses.length === 1)
        expect(surely.toSorted()).toEqual([...fault.violations].toSorted());

      expect(requests).toBeLessThanOrEqual(1);
      expect(started).toEqual([delivery.id]);
      expect(ended).toEqual([delivery.id]);
      expect(delivery.timings.endedMs).toBeLessThan(20_000);
      expect(answer?.body.length ?? 0).toBeLessThanOrEqual(64 * 1024);
      expect((answer?.head ?? delivery.partialHead ?? []).length).toBeLessThanOrEqual(16 * 1024);
    });
  },
);

it("leaves no socket, no warning and no timer behind", async () => {
  await Promise.all(outcomes.values());
  await expect.poll(openSockets).toBeLessThanOrEqual(socketsBefore);
  expect(warnings).toEqual([]);
});
