import { Buffer } from "node:buffer";
import type { Notification } from "../../contract/notification.ts";
import type { Settings } from "../../contract/settings.ts";
import { isObject } from "../../json/json.ts";
import type { Json } from "../../json/json.ts";
import { writeCompact } from "../../json/write-compact.ts";
import { requestOf } from "../../wire/compose.ts";
import type { Pace, Request } from "../../wire/request.ts";
import type { Secret } from "../../wire/secret.ts";
import type { Probe } from "./hypothesis.ts";

/** Bytes to try on the receiver, and how to send them. */
export interface Sample {
  /** What is special about it, to complete "the body …"; `as sent for check:row` for a failed one. */
  readonly label: string;
  readonly body: Uint8Array;
  readonly pace: Pace | null;
  /** The signature header as it is spelt in this sample. */
  readonly signatureHeader: string;
  /** Other headers that differ from the usual. */
  readonly headers: Readonly<Record<string, string | null>>;
}

/** A notification as the platform usually sends it, compact and in one piece. */
export function plainSample(notification: Notification, signatureHeader: string): Sample {
  return {
    label: "plain",
    body: Buffer.from(writeCompact(notification)),
    pace: null,
    signatureHeader,
    headers: {},
  };
}

/** What the questions of a diagnosis are signed and composed with. */
export interface Signing {
  readonly settings: Settings;
  readonly secret: Secret;
  readonly otherSecrets: readonly Secret[];
}

/** The sample as a request, with the right signature unless another is given. */
export function requestFor(
  sample: Sample,
  { settings, secret }: Signing,
  forged: {
    readonly signature?: string | readonly string[] | null;
    readonly header?: string;
    readonly body?: Uint8Array;
  } = {},
): Request {
  return requestOf(labelsOf(sample.body), {
    settings,
    secret,
    tampering: {
      signedBody: sample.body,
      signatureHeader: forged.header ?? sample.signatureHeader,
      headers: sample.headers,
      ...(sample.pace === null ? {} : { pace: sample.pace }),
      ...(forged.signature === undefined ? {} : { signature: forged.signature }),
      ...(forged.body === undefined ? {} : { body: forged.body }),
    },
  });
}

/** The sample as the hypotheses see it. */
export function probeOf(sample: Sample, { settings, secret, otherSecrets }: Signing): Probe {
  const edges = [0, ...(sample.pace?.cuts ?? []), sample.body.length];
  return {
    body: sample.body,
    pieces: edges
      .slice(1)
      .map((end, index) => sample.body.subarray(edges[index], end))
      .filter(({ length }) => length > 0),
    secret: secret.bytes(),
    otherSecrets: otherSecrets.map((other) => other.bytes()),
    signatureHeader: settings.signatureHeader,
    sentHeader: sample.signatureHeader,
  };
}

/** What a request carried, to send it again; undefined if it was not signed as section 5 says. */
export function sampleOf(request: Request, label: string, settings: Settings): Sample | undefined {
  const { tampering } = request;
  if (tampering.signature !== undefined || tampering.body !== undefined) return undefined;
  return {
    label,
    body: request.body,
    pace: request.pace,
    signatureHeader: tampering.signatureHeader ?? settings.signatureHeader,
    headers: tampering.headers ?? {},
  };
}

/** What reports show of a body: only its `event` and `id` matter. */
function labelsOf(body: Uint8Array): Notification {
  try {
    const value = JSON.parse(new TextDecoder().decode(body)) as Json;
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
