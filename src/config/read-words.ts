import { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import type { ValueShape } from "./value-shape.ts";

/**
 * A value typed on the command line, in the form that it has in hookproof.yaml.
 *
 * @param typed what was given for the option, in order; only the last counts where the shape is a single value
 * @param name the option with its dashes, for the error
 */
export function readWords(shape: ValueShape, typed: readonly string[], name: string): Json {
  const last = typed.at(-1) ?? "";
  switch (shape.is) {
    case "flag":
      return true;
    case "text":
      return matching(last, shape.pattern, name);
    case "duration":
      return last;
    case "choice":
      return oneOf(last, shape.of, name);
    case "whole":
      if (!/^\d+$/.test(last) || Number(last) < shape.least)
        throw new HookproofError(
          "bad-option",
          `${name} takes a whole number from ${shape.least} up, not "${last}".`,
        );
      return Number(last);
    case "words": {
      const words = typed.flatMap((text) => text.split(",")).map((word) => word.trim());
      return words.map((word) => (shape.of === undefined ? word : oneOf(word, shape.of, name)));
    }
    case "pairs":
      return Object.fromEntries(typed.map((text) => pairOf(shape, text, name))) satisfies JsonObject;
  }
}

function pairOf(shape: ValueShape & { readonly is: "pairs" }, text: string, name: string): [string, string] {
  const at = text.indexOf("=");
  if (at < 1) throw new HookproofError("bad-option", `${name} takes name=text, not "${text}".`);
  const key = text.slice(0, at);
  return [
    shape.keys === undefined ? key : oneOf(key, shape.keys, name),
    matching(text.slice(at + 1), shape.pattern, name),
  ];
}

function matching(text: string, pattern: string | undefined, name: string): string {
  if (text !== "" && (pattern === undefined || new RegExp(pattern, "u").test(text))) return text;
  throw new HookproofError("bad-option", `${name} cannot be "${text}".`);
}

function oneOf(word: string, allowed: readonly string[], name: string): string {
  if (allowed.includes(word)) return word;
  const close = nearest(word, allowed);
  throw new HookproofError("bad-option", `${name} does not know "${word}".`, {
    hint: close === undefined ? `It takes ${allowed.join(", ")}.` : `Did you mean ${close}?`,
  });
}
