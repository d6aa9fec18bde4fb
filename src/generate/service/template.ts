import type { Stream } from "../stream.ts";
import type { Slot } from "./slots.ts";
import { slots } from "./slots.ts";

type Template = readonly (string | Slot)[];

const parsed = new Map<string, Template>();

/** The text of a template such as `退款{amount}元未到账`, its slots filled from the stream. */
export function filled(text: string, stream: Stream): string {
  let template = parsed.get(text);
  if (template === undefined) parsed.set(text, (template = templateOf(text)));
  let out = "";
  for (const part of template) out += typeof part === "string" ? part : part(stream);
  return out;
}

function templateOf(text: string): Template {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (slots[part] ?? `{${part}}`)))
    .filter((part) => part !== "");
}
