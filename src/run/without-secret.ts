import { Buffer } from "node:buffer";

import type { Answer, Delivery } from "../wire/delivery.ts";
import type { Secret } from "../wire/secret.ts";
import type { Finding, RunEvent } from "./events.ts";

/** A secret shorter than this, in bytes, is a word that answers use for other things. */
const shortest = 4;
const mask = "[secret]";

/**
 * Takes the secret out of what a receiver says, and out of findings that quote what it hashed: a receiver that echoes
 * its configuration must not bring the secret into a report (X06). Found as it is and as base64, hex, and escaped for
 * URLs, JSON and HTML. Requests are left alone: their bytes are what a replay sends again, and they hold no secret.
 */
export function withoutSecret(secret: Secret): (event: RunEvent) => RunEvent {
  const forms = formsOf(Buffer.from(secret.bytes()));
  const text = (value: string) => forms.reduce((value, form) => value.replaceAll(form, mask), value);
  const bytes = (value: Uint8Array) => forms.reduce((value, form) => replaced(value, form), value);
  return (event) => {
    if (event.type === "delivery-ended")
      return { ...event, delivery: cleanDelivery(event.delivery, text, bytes) };
    if (event.type === "finding") return { ...event, finding: cleanFinding(event.finding, text) };
    return event;
  };
}

type Clean<Value> = (value: Value) => Value;

function cleanDelivery(delivery: Delivery, text: Clean<string>, bytes: Clean<Uint8Array>): Delivery {
  const { answer, failure, partialHead } = delivery;
  return {
    ...delivery,
    answer: answer === null ? null : cleanAnswer(answer, text, bytes),
    failure: failure === null ? null : { ...failure, message: text(failure.message) },
    partialHead: partialHead === null ? null : bytes(partialHead),
  };
}

function cleanAnswer(answer: Answer, text: Clean<string>, bytes: Clean<Uint8Array>): Answer {
  return {
    ...answer,
    reason: text(answer.reason),
    headers: answer.headers.map(([name, value]) => [text(name), text(value)]),
    body: bytes(answer.body),
    head: bytes(answer.head),
  };
}

function cleanFinding(finding: Finding, text: Clean<string>): Finding {
  const { difference, evidence, why } = finding;
  return {
    ...finding,
    evidence: evidence.map(text),
    why: text(why),
    difference:
      difference === null
        ? null
        : { ...difference, sent: text(difference.sent), hashed: text(difference.hashed) },
  };
}

function formsOf(secret: Buffer): readonly string[] {
  if (secret.length < shortest) return [];
  const plain = secret.toString("utf8");
  const hex = secret.toString("hex");
  const escapedForHtml = plain.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  const forms = [
    plain,
    secret.toString("base64"),
    secret.toString("base64url"),
    hex,
    hex.toUpperCase(),
    encodeURIComponent(plain),
    JSON.stringify(plain).slice(1, -1),
    escapedForHtml,
  ];
  // The longest first, so that no part of one is left behind by another.
  return [...new Set(forms)].toSorted((a, b) => b.length - a.length);
}

function replaced(bytes: Uint8Array, form: string): Uint8Array {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const needle = Buffer.from(form, "utf8");
  const parts: Uint8Array[] = [];
  let from = 0;
  for (let at = whole.indexOf(needle); at >= 0; at = whole.indexOf(needle, from)) {
    parts.push(whole.subarray(from, at), Buffer.from(mask));
    from = at + needle.length;
  }
  return parts.length === 0 ? bytes : Buffer.concat([...parts, whole.subarray(from)]);
}
