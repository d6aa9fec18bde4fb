import { Buffer } from "node:buffer";
import type { Verdict } from "../contract/verdict.ts";
import type { DeliveryEnded, Origin, Purpose } from "../run/events.ts";
import type { Answer, Failure, Tail, Timings } from "../wire/delivery.ts";
import type { Header } from "../wire/request.ts";
import { tamperingWords } from "./tampering-words.ts";
import { withoutDigests } from "./without-digests.ts";

/** Bytes as a report shows them: text where they are valid UTF-8, base64 where they are not (O06). */
export type Shown = { readonly text: string } | { readonly base64: string };

/** A delivery in the form that every report shows: signatures shortened, bytes as text where they are text. */
export interface Exchange {
  readonly id: string;
  readonly topic: string | null;
  readonly notificationId: string | null;
  readonly purpose: Purpose;
  readonly origin: Origin;
  readonly verdict: Verdict;
  readonly status: number | null;
  readonly request: {
    readonly headers: readonly Header[];
    readonly body: Shown;
    /** Size of the body in bytes. */
    readonly size: number;
    readonly tampering: readonly string[];
  };
  readonly answer: {
    readonly status: number;
    readonly reason: string;
    readonly httpVersion: string;
    readonly headers: readonly Header[];
    readonly body: Shown;
    readonly size: number;
    readonly tail: Tail;
  } | null;
  readonly failure: Failure | null;
  readonly partialStatus: number | null;
  readonly violations: readonly string[];
  readonly interimCount: number;
  readonly requestComplete: boolean;
  readonly address: string | null;
  readonly timings: Timings;
}

export function exchangeOf({ delivery, purpose, origin }: DeliveryEnded): Exchange {
  const { request, answer } = delivery;
  return {
    id: delivery.id,
    topic: request.topic,
    notificationId: request.notificationId,
    purpose,
    origin,
    verdict: delivery.verdict,
    status: delivery.status,
    request: {
      headers: request.headers.map(withoutDigest),
      body: shown(request.body),
      size: request.body.length,
      tampering: tamperingWords(request.tampering),
    },
    answer: answer === null ? null : answerOf(answer),
    failure: delivery.failure,
    partialStatus: delivery.partialStatus,
    violations: delivery.violations,
    interimCount: delivery.interimCount,
    requestComplete: delivery.requestComplete,
    address: delivery.address,
    timings: delivery.timings,
  };
}

/** A receiver may answer with what it got, so the answer's text loses its signatures too. */
function answerOf({ status, reason, httpVersion, headers, body, tail }: Answer): Exchange["answer"] {
  const shownBody = shown(body);
  return {
    status,
    reason: withoutDigests(reason),
    httpVersion,
    headers: headers.map(withoutDigest),
    body: "text" in shownBody ? { text: withoutDigests(shownBody.text) } : shownBody,
    size: body.length,
    tail,
  };
}

function withoutDigest([name, value]: Header): Header {
  return [name, withoutDigests(value)];
}

function shown(bytes: Uint8Array): Shown {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { base64: Buffer.from(bytes).toString("base64") };
  }
}
