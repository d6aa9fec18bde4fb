import type { Buffer } from "node:buffer";
import type { Duplex } from "node:stream";
import type { BodyReader } from "./body-reader.ts";
import { createBodyReader } from "./body-reader.ts";
import type { Answer, Exchange, Failure, Phase, Tail, Timings } from "./delivery.ts";
import { abortedIn, closedIn, failureOf, timeoutOf } from "./failure.ts";
import type { Head, HeadReader } from "./head-reader.ts";
import { createHeadReader, partialHeadOf, readHead } from "./head-reader.ts";
import type { RequestBytes } from "./request-bytes.ts";
import { sendPieces } from "./send-pieces.ts";
import { note } from "./violations.ts";

/**
 * One request on its way: what is known so far, changed by the functions of this file as things happen. A record and
 * functions over it, and no closures, because one is made per delivery: closures would be half of what it costs.
 */
export interface Attempt {
  readonly request: RequestBytes;
  readonly timeoutMs: number;
  readonly start: number;
  readonly timings: { -readonly [step in keyof Timings]: Timings[step] };
  readonly reader: HeadReader;
  readonly resolve: (exchange: Exchange) => void;
  phase: Phase;
  address: string | null;
  head: Head | null;
  body: BodyReader | null;
  tail: Tail | null;
  requestComplete: boolean;
  settled: boolean;
  timer: NodeJS.Timeout | undefined;
  stopSending: () => void;
  /** Drops the connection, at whatever step it is. */
  hangUp: () => void;
  /** Takes back what was registered for the attempt elsewhere. */
  leave: () => void;
}

/** How long the body may take after the head, in milliseconds; it cannot change the verdict (rule V6). */
const graceMs = 250;

/** An attempt that starts now. Its deadline runs. */
export function beginAttempt(
  request: RequestBytes,
  timeoutMs: number,
  resolve: (exchange: Exchange) => void,
): Attempt {
  const attempt: Attempt = {
    request,
    timeoutMs,
    start: performance.now(),
    timings: {
      resolvedMs: null,
      connectedMs: null,
      securedMs: null,
      sentMs: null,
      firstByteMs: null,
      headMs: null,
      endedMs: 0,
    },
    reader: createHeadReader(),
    resolve,
    phase: "resolve",
    address: null,
    head: null,
    body: null,
    tail: null,
    requestComplete: false,
    settled: false,
    timer: undefined,
    stopSending: nothing,
    hangUp: nothing,
    leave: nothing,
  };
  attempt.timer = setTimeout(noticeDeadline, timeoutMs, attempt);
  return attempt;
}

/** The name has addresses; left out where there is no name. */
export function resolved(attempt: Attempt): void {
  attempt.timings.resolvedMs = elapsed(attempt);
}

export function connecting(attempt: Attempt): void {
  attempt.phase = "connect";
}

/** @param address as `127.0.0.1:3000`, null in process */
export function connected(attempt: Attempt, address: string | null, next: "tls" | "write"): void {
  attempt.timings.connectedMs = elapsed(attempt);
  attempt.address = address;
  attempt.phase = next;
}

export function secured(attempt: Attempt): void {
  attempt.timings.securedMs = elapsed(attempt);
  attempt.phase = "write";
}

/** Bytes of the application may flow: the request goes out. */
export function ready(attempt: Attempt, stream: Duplex): void {
  attempt.stopSending = sendPieces(stream, attempt.request, () => {
    attempt.requestComplete = true;
    attempt.timings.sentMs = elapsed(attempt);
    if (attempt.phase === "write") attempt.phase = "head";
    if (attempt.tail !== null) settle(attempt, null);
  });
}

/** @param bytes of the answer, valid during the call only */
export function received(attempt: Attempt, bytes: Buffer): void {
  if (attempt.settled) return;
  attempt.timings.firstByteMs ??= elapsed(attempt);
  if (attempt.body !== null) return takeBody(attempt, attempt.body, bytes);
  const read = readHead(attempt.reader, bytes);
  if (read === undefined) return;
  if ("code" in read) return settle(attempt, { cause: "receiver", phase: "head", ...read });
  clearTimeout(attempt.timer);
  attempt.timings.headMs = elapsed(attempt);
  attempt.phase = "body";
  attempt.head = read.head;
  attempt.body = createBodyReader(read.head.framing, attempt.reader.violations);
  if (!attempt.requestComplete) note(attempt.reader.violations, "early-response");
  takeBody(attempt, attempt.body, bytes.subarray(read.bodyAt));
  if (!attempt.settled) attempt.timer = setTimeout(settle, graceMs, attempt, null);
}

/** The receiver has closed its side. */
export function ended(attempt: Attempt): void {
  if (attempt.body === null) return settle(attempt, closedIn(attempt.phase));
  attempt.tail ??= attempt.body.end();
  settle(attempt, null);
}

/** The connection, or the way to it, failed. */
export function failed(attempt: Attempt, error: NodeJS.ErrnoException): void {
  if (attempt.body === null) return settle(attempt, failureOf(error, attempt.phase));
  attempt.tail ??= "reset";
  settle(attempt, null);
}

/** This side gives up; a status that was read stays. */
export function abort(attempt: Attempt): void {
  settle(attempt, attempt.head === null ? abortedIn(attempt.phase) : null);
}

/** A loop that was held up fires its timers before it reads what has long arrived: it reads first. */
function noticeDeadline(attempt: Attempt): void {
  setImmediate(expire, attempt);
}

function expire(attempt: Attempt): void {
  if (attempt.head === null) settle(attempt, timeoutOf(attempt.phase, attempt.timeoutMs, elapsed(attempt)));
}

/** Takes bytes of the body, and settles at its end if the request is all out: a receiver may answer before it has read it. */
function takeBody(attempt: Attempt, body: BodyReader, bytes: Buffer): void {
  attempt.tail ??= body.push(bytes) ?? null;
  if (attempt.tail !== null && attempt.requestComplete) settle(attempt, null);
}

function settle(attempt: Attempt, failure: Failure | null): void {
  if (attempt.settled) return;
  attempt.settled = true;
  clearTimeout(attempt.timer);
  attempt.stopSending();
  attempt.hangUp();
  attempt.leave();
  attempt.timings.endedMs = elapsed(attempt);
  const { reader, head, body, requestComplete, address, timings } = attempt;
  attempt.resolve({
    answer: head === null || body === null ? null : answerOf(head, body.body(), attempt.tail ?? "deadline"),
    failure,
    partialStatus: failure === null ? null : (reader.status?.status ?? null),
    partialHead: failure === null ? null : partialHeadOf(reader),
    violations: reader.violations,
    interimCount: reader.interimCount,
    requestComplete,
    address,
    timings,
  });
}

function answerOf(head: Head, body: Uint8Array, tail: Tail): Answer {
  const { status, reason, httpVersion, headers, headerCount, raw } = head;
  return { status, reason, httpVersion, headers, headerCount, body, tail, head: raw };
}

function elapsed({ start }: Attempt): number {
  return performance.now() - start;
}

function nothing(): void {}
