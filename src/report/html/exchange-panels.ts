import type { Exchange, Shown } from "../exchange.ts";
import { millisecondsText } from "../exchange-words.ts";
import type { Header } from "../../wire/request.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { words } from "./words.ts";

/** What was sent and what came back, side by side, as it went over the wire but for shortened signatures. */
export function exchangePanels(exchange: Exchange): Markup {
  return markup`<div class="exchange">
    <div>${requestPanel(exchange)}</div>
    <div>${answerPanel(exchange)}</div>
  </div>`;
}

function requestPanel({ request, topic }: Exchange): Markup {
  const changed =
    request.tampering.length === 0
      ? null
      : markup`<p class="sub">${both(words.changed)}: ${request.tampering.join(", ")}</p>`;
  return markup`<h4>${both(words.request)} · ${topic ?? "–"} · ${request.size} B</h4>
    ${changed}
    <pre>
${headerLines(request.headers)}

${bodyText(request.body)}</pre>`;
}

function answerPanel({ answer, failure, timings, violations, address }: Exchange): Markup {
  const time = millisecondsText(timings.headMs ?? timings.endedMs);
  const from = address === null ? "" : ` · ${address}`;
  const heading = markup`<h4>${both(words.answer)} · ${time}${from}</h4>`;
  const odd = violations.length === 0 ? null : markup`<p class="sub">HTTP: ${violations.join(", ")}</p>`;
  if (answer === null)
    return markup`${heading}
      <p>${both(words.noAnswer)}</p>
      <p class="sub">${failure === null ? "" : `${failure.message} (${failure.code})`}</p>
      ${odd}`;
  return markup`${heading}${odd}
    <pre>
HTTP/${answer.httpVersion} ${answer.status} ${answer.reason}
${headerLines(answer.headers)}

${bodyText(answer.body)}</pre>`;
}

function headerLines(headers: readonly Header[]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join("\n");
}

function bodyText(body: Shown): string {
  return "text" in body ? body.text : `base64: ${body.base64}`;
}
