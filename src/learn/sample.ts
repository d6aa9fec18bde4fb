import type { Topic } from "../contract/topics.ts";
import { isTopic } from "../contract/topics.ts";
import { jsonOf } from "../json/json-of.ts";
import type { JsonObject } from "../json/json.ts";
import { isObject } from "../json/json.ts";
import { parseTree } from "../json/parse-tree.ts";
import type { Header } from "../wire/request.ts";

/** One captured request that is a notification of a known topic. */
export interface Sample {
  readonly topic: Topic;
  readonly envelope: JsonObject;
  readonly headers: readonly Header[];
}

/** A captured request as a receiver gets it. */
export interface Captured {
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
}

/** The notification of a captured request; null if the body is no JSON object, or its `event` no known topic. */
export function sampleOf({ headers, body }: Captured): Sample | null {
  try {
    const envelope = jsonOf(parseTree(body));
    if (!isObject(envelope)) return null;
    const event = envelope["event"];
    return typeof event === "string" && isTopic(event) ? { topic: event, envelope, headers } : null;
  } catch {
    // What a stranger posted to the port is no notification; the caller counts it.
    return null;
  }
}
