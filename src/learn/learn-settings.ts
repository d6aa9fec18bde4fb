import type { Settings } from "../contract/settings.ts";
import type { Kind } from "../contract/topics.ts";
import { kindNames, topics } from "../contract/topics.ts";
import type { Json } from "../json/json.ts";
import { isObject } from "../json/json.ts";
import type { Sample } from "./sample.ts";

/** The settings that real traffic decides; absent where it does not. */
export type LearnedSettings = {
  -readonly [Key in "signatureHeader" | "userAgent" | "createdAtUnit" | "timeFormat"]?: Settings[Key];
} & { bodyKeys?: Partial<Record<Kind, string>> };

const envelopeKeys = new Set(["id", "event", "enterprise_token", "created_at"]);
const sha1Hex = /^[0-9a-f]{40}$/i;

/** Closes gaps of the document by looking: header name, envelope keys, units and time formats. Never reads the secret. */
export function learnSettings(samples: readonly Sample[]): LearnedSettings {
  const learned: LearnedSettings = {};
  const header = mostFrequent(
    samples.flatMap(({ headers }) =>
      headers.filter(([, value]) => sha1Hex.test(value)).map(([name]) => name),
    ),
  );
  const agent = mostFrequent(
    samples.flatMap(({ headers }) =>
      headers.filter(([name]) => name.toLowerCase() === "user-agent").map(([, value]) => value),
    ),
  );
  const unit = mostFrequent(samples.flatMap(({ envelope }) => unitOf(envelope["created_at"])));
  const format = mostFrequent(samples.flatMap((sample) => timeFormatOf(sample)));
  if (header !== undefined) learned.signatureHeader = header;
  if (agent !== undefined) learned.userAgent = agent;
  if (unit !== undefined) learned.createdAtUnit = unit;
  if (format !== undefined) learned.timeFormat = format;
  const keys = kindNames.flatMap((kind) => {
    const key = bodyKeyOf(samples.filter(({ topic }) => topics[topic].kind === kind));
    return key === undefined ? [] : [[kind, key] as const];
  });
  if (keys.length > 0) learned.bodyKeys = Object.fromEntries(keys);
  return learned;
}

/** The envelope key that holds an object in most samples of a kind. */
export function bodyKeyOf(samples: readonly Sample[]): string | undefined {
  return mostFrequent(
    samples.flatMap(({ envelope }) =>
      Object.keys(envelope).filter((key) => !envelopeKeys.has(key) && isObject(envelope[key])),
    ),
  );
}

function unitOf(createdAt: Json | undefined): readonly Settings["createdAtUnit"][] {
  if (typeof createdAt !== "number") return [];
  return [createdAt > 100_000_000_000 ? "milliseconds" : "seconds"];
}

function timeFormatOf({ topic, envelope }: Sample): readonly Settings["timeFormat"][] {
  if (topic !== "cdr.hangup") return [];
  const data = Object.values(envelope).find((value) => isObject(value));
  const time = isObject(data) ? data["start_time"] : undefined;
  if (typeof time !== "string") return [];
  if (/^\d{10}$/.test(time)) return ["unix"];
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time)) return ["local"];
  return /^\d{4}-\d\d-\d\dT/.test(time) ? ["rfc3339"] : [];
}

function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
