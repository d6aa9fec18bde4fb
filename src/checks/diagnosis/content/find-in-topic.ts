import type { Notification } from "../../../contract/notification.ts";
import { isObject } from "../../../json/json.ts";
import { plainSample, requestFor } from "../sample.ts";
import type { Past } from "../state/past.ts";
import type { Cause } from "./cause.ts";
import { causeKinds } from "./cause.ts";
import { findChange } from "./find-change.ts";
import { changesBetween } from "./change.ts";

/** Requests that a receiver with too narrow a view of headers takes, and what they change. */
const headerRepairs: readonly (readonly [name: string, value: string | null, words: string])[] = [
  ["Content-Type", "application/json", "Content-Type is application/json without charset"],
  ["Accept-Encoding", null, "there is no Accept-Encoding"],
  ["User-Agent", "curl/8.0", "User-Agent is another"],
];

/** Whether a plain notification that is refused is acknowledged with other headers. Null if not. */
export async function findHeader(plain: Notification, past: Past): Promise<Cause | null> {
  const { asker, signing } = past;
  for (const [name, value, words] of headerRepairs) {
    const sample = plainSample(past.again(plain), signing.settings.signatureHeader);
    const response = await asker.ask(requestFor({ ...sample, headers: { [name]: value } }, signing));
    if (response === "acknowledged") {
      return {
        kind: causeKinds.header,
        evidence: `A plain notification is refused as it is, and acknowledged when ${words}.`,
      };
    }
  }
  return null;
}

/**
 * Which part of the business data makes the receiver refuse a plain notification: without any it is acknowledged, with
 * all of it refused. Null if it is refused without any as well.
 */
export async function findField(plain: Notification, past: Past): Promise<Cause | null> {
  const key = Object.keys(plain).find((name) => isObject(plain[name]));
  if (key === undefined) return null;
  const emptied: Notification = { ...plain, [key]: {} };
  return findChange(
    { plain: emptied, changes: changesBetween(emptied, plain), isField: () => true },
    [],
    past,
  );
}
