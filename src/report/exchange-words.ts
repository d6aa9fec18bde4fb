import { visible } from "./escape/visible.ts";
import type { Exchange, Shown } from "./exchange.ts";

/** More of an answer's body than this is for the reports that show all of it. */
const bodyLimit = 200;

/** What was sent, in one line: topic, id, size, and what was done to it. Visible characters only. */
export function sentText({ topic, notificationId, request }: Exchange): string {
  const id = notificationId === null ? "" : ` [${notificationId}]`;
  const facts = [`${topic ?? "a notification without topic"}${id}`, `${request.size} bytes`];
  return visible([...facts, ...request.tampering].join(", "));
}

/** What came back, in one line: status, time, the beginning of the body, or why there is no status. */
export function answeredText({ answer, failure, timings }: Exchange): string {
  const time = millisecondsText(timings.headMs ?? timings.endedMs);
  if (answer === null) return visible(`nothing in ${time}: ${failure?.message ?? "no status"}`);
  const head = visible(`${answer.status} ${answer.reason}`.trim());
  const body = beginningOf(answer.body);
  return `${head} in ${time}${body === "" ? "" : `: ${body}`}`;
}

/** `12 ms`, `3.4 s`. */
export function millisecondsText(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

function beginningOf(body: Shown): string {
  if ("base64" in body) return "bytes that are not UTF-8";
  const text = body.text.trim();
  return visible(text.length > bodyLimit ? `${text.slice(0, bodyLimit)}…` : text);
}
