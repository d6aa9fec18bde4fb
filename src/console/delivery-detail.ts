import type { BytesJson, Delivery } from "../index.ts";
import { bytesJson } from "../index.ts";
import { curlLines } from "../report/reproduce.ts";
import { withoutDigests } from "../report/without-digests.ts";
import { bodyRows } from "./body-rows.ts";
import type { DeliveryDetail, DeliveryOutcome } from "./api.ts";
import type { KeptDelivery } from "./kept-deliveries.ts";
import { landedOf, tamperedIn } from "./stage-event.ts";

/** Everything about a delivery that a page may know: the signature cut (X05), the secret nowhere. */
export function detailOf(kept: KeptDelivery, signatureHeader: string): DeliveryDetail {
  const { id, request, purpose, origin, delivery, target } = kept;
  const { tampering } = request;
  const header = tampering.signatureHeader ?? signatureHeader;
  const found = request.headers.find(([name]) => name.toLowerCase() === header.toLowerCase());
  return {
    id,
    topic: request.topic,
    notificationId: request.notificationId,
    purpose,
    origin,
    request: {
      headers: request.headers.map(([name, value]) => [name, withoutDigests(value)]),
      body: bytesJson(request.body),
      bytes: request.body.length,
      style: tampering.style ?? "compact",
      tampered: tamperedIn(request),
    },
    signature: {
      header,
      value: found === undefined ? null : withoutDigests(found[1]),
      authentic: found !== undefined && tampering.signature === undefined && tampering.body === undefined,
    },
    fields: fieldsIn(request.body),
    outcome: delivery === null ? null : outcomeOf(delivery, kept),
    curl: delivery === null ? [] : curlLines(target, { type: "delivery-ended", delivery, purpose, origin }),
  };
}

function fieldsIn(body: Uint8Array): DeliveryDetail["fields"] {
  try {
    return bodyRows(body);
  } catch {
    return null;
  }
}

function outcomeOf(delivery: Delivery, { purpose, id }: KeptDelivery): DeliveryOutcome {
  const { id: _id, ...landed } = landedOf(id, delivery, purpose);
  const { answer, failure, timings } = delivery;
  return {
    ...landed,
    address: delivery.address,
    answer:
      answer === null
        ? null
        : {
            status: answer.status,
            reason: answer.reason,
            httpVersion: answer.httpVersion,
            headers: answer.headers.map(([name, value]) => [name, withoutDigests(value)]),
            body: withoutDigestsIn(bytesJson(answer.body)),
            tail: answer.tail,
          },
    failure: failure === null ? null : { cause: failure.cause, phase: failure.phase, code: failure.code },
    timings: { ...timings },
    violations: delivery.violations,
  };
}

/** A receiver that says what it hashed would show the whole signature beside the body (X06). */
function withoutDigestsIn(body: BytesJson): BytesJson {
  return "text" in body ? { text: withoutDigests(body.text) } : body;
}
