import type { DeliveryEnded, Request } from "../index.ts";
import { visible } from "../report/escape/visible.ts";
import type { Exchange, Shown } from "../report/exchange.ts";
import { exchangeOf } from "../report/exchange.ts";
import { withoutDigests } from "../report/without-digests.ts";
import { answeredText, sentText } from "../report/exchange-words.ts";

/**
 * A delivery as lines: `--> topic [id]`, `<-- 200 OK in 12 ms`; in detail with headers and bodies. Signatures are
 * shortened, and what the receiver answered is made safe for a terminal.
 */
export function exchangeText(delivered: DeliveryEnded, inDetail: boolean): string {
  const exchange = exchangeOf(delivered);
  const sent = `--> ${sentText(exchange)}`;
  const answered = `<-- ${answeredText(exchange)}`;
  const lines = inDetail
    ? [sent, ...requestLines(exchange), answered, ...answerLines(exchange)]
    : [sent, answered];
  return `${lines.join("\n")}\n`;
}

/** A request that was composed and not sent. */
export function requestText({ method, headers, body }: Request, target: string): string {
  const lines = [
    `${method} ${target}`,
    ...headers.map(([name, value]) => visible(`${name}: ${withoutDigests(value)}`)),
  ];
  return `${lines.join("\n")}\n\n${new TextDecoder().decode(body)}\n`;
}

function requestLines({ request }: Exchange): readonly string[] {
  return [...headerLines(request.headers), "", ...bodyLines(request.body), ""];
}

function answerLines({ answer, partialStatus, violations }: Exchange): readonly string[] {
  const partial =
    partialStatus === null ? [] : [`    a head with status ${partialStatus} began and never ended`];
  const odd = violations.length === 0 ? [] : [`    not HTTP as written: ${violations.join(", ")}`];
  if (answer === null) return [...partial, ...odd];
  return [...headerLines(answer.headers), ...odd, "", ...bodyLines(answer.body)];
}

function headerLines(headers: Exchange["request"]["headers"]): readonly string[] {
  return headers.map(([name, value]) => `    ${visible(`${name}: ${value}`)}`);
}

function bodyLines(body: Shown): readonly string[] {
  const text = "text" in body ? body.text : `base64 ${body.base64}`;
  return text === "" ? [] : text.split("\n").map((line) => `    ${visible(line)}`);
}
