import { Buffer } from "node:buffer";
import { HookproofError } from "../errors.ts";
import type { Answer, Delivery } from "../wire/delivery.ts";
import type { Request, Tampering } from "../wire/request.ts";
import type { DeliveryEnded, RunEvent } from "./events.ts";

/** Bytes in JSON: text where they are valid UTF-8, so that people can read it, base64 where they are not. Exact both ways. */
export type BytesJson = { readonly text: string } | { readonly base64: string };

type TamperingJson = Omit<Tampering, "body" | "signedBody"> & {
  readonly body?: BytesJson;
  readonly signedBody?: BytesJson;
};

export type RequestJson = Omit<Request, "body" | "tampering"> & {
  readonly body: BytesJson;
  readonly tampering: TamperingJson;
};

type AnswerJson = Omit<Answer, "body" | "head"> & { readonly body: BytesJson; readonly head: BytesJson };

type DeliveryJson = Omit<Delivery, "request" | "answer" | "partialHead"> & {
  readonly answer: AnswerJson | null;
  readonly partialHead: BytesJson | null;
};

/**
 * A run event as it is written to files and sent to browsers. The request stands once, in the event that a delivery
 * has started; the one that it has ended refers to it by the delivery's id.
 */
export type EventJson =
  | Exclude<RunEvent, { readonly type: "delivery-started" | "delivery-ended" }>
  | (Omit<Extract<RunEvent, { readonly type: "delivery-started" }>, "request"> & {
      readonly request: RequestJson;
    })
  | (Omit<DeliveryEnded, "delivery"> & { readonly delivery: DeliveryJson });

export function eventJson(event: RunEvent): EventJson {
  if (event.type === "delivery-started") return { ...event, request: requestJson(event.request) };
  if (event.type !== "delivery-ended") return event;
  const { request: _request, answer, partialHead, ...delivery } = event.delivery;
  return {
    ...event,
    delivery: {
      ...delivery,
      answer: answer === null ? null : answerJson(answer),
      partialHead: partialHead === null ? null : bytesJson(partialHead),
    },
  };
}

/** Turns JSON back into events; keeps the requests of deliveries that have started and not yet ended. */
export function createEventReader(): (json: EventJson) => RunEvent {
  const requests = new Map<string, Request>();
  return (json) => {
    if (json.type === "delivery-started") {
      const request = requestOfJson(json.request);
      requests.set(json.id, request);
      return { ...json, request };
    }
    if (json.type !== "delivery-ended") return json;
    const { id, answer, partialHead } = json.delivery;
    const request = requests.get(id);
    if (request === undefined)
      throw new HookproofError("bad-journal", `Delivery ${id} ends without having started.`);
    requests.delete(id);
    const delivery: Delivery = {
      ...json.delivery,
      request,
      answer: answer === null ? null : answerOfJson(answer),
      partialHead: partialHead === null ? null : bytesOfJson(partialHead),
    };
    return { ...json, delivery };
  };
}

export function requestJson(request: Request): RequestJson {
  return { ...request, body: bytesJson(request.body), tampering: tamperingJson(request.tampering) };
}

export function requestOfJson(json: RequestJson): Request {
  const { body, signedBody, ...tampering } = json.tampering;
  return {
    ...json,
    body: bytesOfJson(json.body),
    tampering: {
      ...tampering,
      ...(body === undefined ? {} : { body: bytesOfJson(body) }),
      ...(signedBody === undefined ? {} : { signedBody: bytesOfJson(signedBody) }),
    },
  };
}

export function bytesJson(bytes: Uint8Array): BytesJson {
  try {
    return { text: strictUtf8.decode(bytes) };
  } catch {
    return { base64: Buffer.from(bytes).toString("base64") };
  }
}

function bytesOfJson(json: BytesJson): Uint8Array {
  return "text" in json ? Buffer.from(json.text, "utf8") : Buffer.from(json.base64, "base64");
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function tamperingJson({ body, signedBody, ...tampering }: Tampering): TamperingJson {
  return {
    ...tampering,
    ...(body === undefined ? {} : { body: bytesJson(body) }),
    ...(signedBody === undefined ? {} : { signedBody: bytesJson(signedBody) }),
  };
}

function answerJson(answer: Answer): AnswerJson {
  return { ...answer, body: bytesJson(answer.body), head: bytesJson(answer.head) };
}

function answerOfJson(json: AnswerJson): Answer {
  return { ...json, body: bytesOfJson(json.body), head: bytesOfJson(json.head) };
}
