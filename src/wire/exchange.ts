import type { Buffer } from "node:buffer";
import type { Duplex } from "node:stream";
import type { BodyReader } from "./body-reader.ts";
import { createBodyReader } from "./body-reader.ts";
import type { Exchange, Failure, Phase, Tail, Timings } from "./delivery.ts";
import type { Dial } from "./dial.ts";
import { abortedIn, closedIn, failureOf, timeoutOf } from "./failure.ts";
import type { Head } from "./head-reader.ts";
import { createHeadReader, partialHeadOf, readHead } from "./head-reader.ts";
import type { InFlight } from "./in-flight.ts";
import type { RequestBytes } from "./request-bytes.ts";
import { sendPieces } from "./send-pieces.ts";
import type { CarryOptions } from "./transport.ts";
import { note } from "./violations.ts";

/** How long the body may take after the head, in milliseconds; it cannot change the verdict (rule V6). */
const graceMs = 250;

/**
 * Carries one request over a connection of its own. Always resolves: with the answer as soon as the verdict stands and
 * the body is read or the grace is over, else with the failure.
 *
 * @param inFlight where the exchange is entered for as long as it runs
 */
export function exchange(
  dial: Dial,
  request: RequestBytes,
  { timeoutMs, signal }: CarryOptions,
  inFlight: InFlight,
): Promise<Exchange> {
  return new Promise((resolve) => {
    const start = performance.now();
    const timings: { -readonly [step in keyof Timings]: Timings[step] } = {
      resolvedMs: null,
      connectedMs: null,
      securedMs: null,
      sentMs: null,
      firstByteMs: null,
      headMs: null,
      endedMs: 0,
    };
    const reader = createHeadReader();
    let phase: Phase = "resolve";
    let address: string | null = null;
    let head: Head | null = null;
    let body: BodyReader | null = null;
    let tail: Tail | undefined;
    let requestComplete = false;
    let settled = false;
    let stopSending = () => {};
    let timer: NodeJS.Timeout | undefined;

    const elapsed = () => performance.now() - start;

    const settle = (failure: Failure | null): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      stopSending();
      hangUp();
      leave();
      signal?.removeEventListener("abort", abort);
      timings.endedMs = elapsed();
      resolve({
        answer: head === null || body === null ? null : answerOf(head, body.body(), tail ?? "deadline"),
        failure,
        partialStatus: failure === null ? null : (reader.status?.status ?? null),
        partialHead: failure === null ? null : partialHeadOf(reader),
        violations: reader.violations,
        interimCount: reader.interimCount,
        requestComplete,
        address,
        timings,
      });
    };

    const settleBody = (found: Tail | undefined): void => {
      tail ??= found;
      if (tail !== undefined && (requestComplete || tail === "reset")) settle(null);
    };

    const abort = (): void => settle(head === null ? abortedIn(phase) : null);

    const leave = inFlight.enter(abort);

    const expire = (): void => {
      if (head === null) settle(timeoutOf(phase, timeoutMs, elapsed()));
    };

    const endHead = (found: Head): BodyReader => {
      head = found;
      timings.headMs = elapsed();
      phase = "body";
      if (!requestComplete) note(reader.violations, "early-response");
      clearTimeout(timer);
      return (body = createBodyReader(found.framing, reader.violations));
    };

    const hangUp = dial({
      resolved() {
        timings.resolvedMs = elapsed();
      },
      connecting() {
        phase = "connect";
      },
      connected(dialled, next) {
        timings.connectedMs = elapsed();
        address = dialled;
        phase = next;
      },
      secured() {
        timings.securedMs = elapsed();
        phase = "write";
      },
      ready(stream: Duplex) {
        stopSending = sendPieces(stream, request, () => {
          requestComplete = true;
          timings.sentMs = elapsed();
          if (phase === "write") phase = "head";
          settleBody(undefined);
        });
      },
      bytes(bytes: Buffer) {
        if (settled) return;
        timings.firstByteMs ??= elapsed();
        if (body !== null) return settleBody(body.push(bytes));
        const read = readHead(reader, bytes);
        if (read === undefined) return;
        if ("code" in read) return settle({ cause: "receiver", phase: "head", ...read });
        settleBody(endHead(read.head).push(bytes.subarray(read.bodyAt)));
        if (!settled) timer = setTimeout(() => settle(null), graceMs);
      },
      ended() {
        if (body === null) return settle(closedIn(phase));
        tail ??= body.end();
        settle(null);
      },
      failed(error) {
        if (body === null) return settle(failureOf(error, phase));
        tail ??= "reset";
        settle(null);
      },
    });

    // A loop that was held up fires its timers before it reads what has long arrived: let it read first.
    timer = setTimeout(() => setImmediate(expire), timeoutMs);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort);
  });
}

function answerOf(
  { status, reason, httpVersion, headers, headerCount, raw }: Head,
  body: Uint8Array,
  tail: Tail,
): NonNullable<Exchange["answer"]> {
  return { status, reason, httpVersion, headers, headerCount, body, tail, head: raw };
}
