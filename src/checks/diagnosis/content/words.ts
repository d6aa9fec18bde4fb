import type { Json } from "../../../json/json.ts";
import { writeCompact } from "../../../json/write-compact.ts";
import type { Delivery } from "../../../wire/delivery.ts";
import type { Change } from "./change.ts";

/** The change, to complete "It is refused when …". */
export function changeText(change: Change): string {
  switch (change.is) {
    case "set":
      return change.before === undefined && change.value !== null
        ? `${change.pointer} is added as ${valueText(change.value)}`
        : `${change.pointer} is ${valueText(change.value)}`;
    case "removed":
      return `${change.pointer} is missing`;
    case "style":
      return `the body is written in style ${change.style}`;
    case "bytes":
      return "the body is written as it was, in the order of its keys or the spelling of its values";
    case "header":
      return change.value === null
        ? `the header ${change.name} is missing`
        : `the header ${change.name} is ${change.value}`;
    case "pace":
      return change.pace.framing === "chunked"
        ? "the body comes in chunks (Transfer-Encoding)"
        : `the body comes in ${change.pace.cuts.length + 1} pieces`;
  }
}

/** A JSON value, cut to a length that one can read. */
export function valueText(value: Json): string {
  const text = writeCompact(value);
  return text.length <= 80 ? text : `${text.slice(0, 60)}… (${text.length} characters)`;
}

/** What the receiver gave back, to complete "It answered with …". */
export function answerText({ answer, failure }: Delivery): string {
  if (answer === null) return `no status (${failure?.code ?? "unknown"})`;
  const body = new TextDecoder().decode(answer.body.subarray(0, 400)).replaceAll(/\s+/g, " ").trim();
  return `status ${answer.status}${body === "" ? "" : `: ${body.length <= 120 ? body : `${body.slice(0, 119)}…`}`}`;
}
