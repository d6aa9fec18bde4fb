import type { DeliveryEnded } from "../../run/events.ts";
import { visible } from "../escape/visible.ts";
import type { Exchange, Shown } from "../exchange.ts";
import { exchangeOf } from "../exchange.ts";
import { fit } from "../text-width.ts";

/** What was sent, in one line: topic, id, size, and what was done to it. */
export function sentText(exchange: Exchange): string {
  const { topic, notificationId, request } = exchange;
  const what = [
    topic ?? "a notification without topic",
    notificationId === null ? null : `[${notificationId}]`,
  ];
  const facts = [
    `${what.filter((part) => part !== null).join(" ")}`,
    `${request.size} bytes`,
    ...request.tampering,
  ];
  return visible(facts.join(", "));
}

/** What came back, in one line: status, time, the beginning of the body, or why there is no status. */
export function answeredText(exchange: Exchange, columns: number): string {
  const { answer, failure, timings } = exchange;
  const time = millisecondsOf(timings.headMs ?? timings.endedMs);
  if (answer === null) return visible(`nothing in ${time}: ${failure?.message ?? "no status"}`);
  const head = visible(`${answer.status} ${answer.reason}`.trim());
  const body = bodyText(answer.body);
  return fit(`${head} in ${time}${body === "" ? "" : `: ${body}`}`, Math.max(columns, 40));
}

/** Both directions of an exchange, a line each, as they are shown with `-v`. */
export function exchangeLines(event: DeliveryEnded): string {
  const exchange = exchangeOf(event);
  const time = millisecondsOf(exchange.timings.headMs ?? exchange.timings.endedMs);
  const came =
    exchange.answer === null ? `nothing (${exchange.failure?.code ?? "no status"})` : exchange.answer.status;
  return `    --> ${sentText(exchange)}\n    <-- ${visible(String(came))} ${time}\n`;
}

function bodyText(body: Shown): string {
  if ("base64" in body) return "bytes that are not UTF-8";
  return visible(body.text.slice(0, 400).trim());
}

export function millisecondsOf(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
