import type { HookproofError } from "../../errors.ts";
import { nearest } from "../../json/nearest.ts";
import { pointerOf } from "../../json/pointer.ts";
import type { Source } from "../format.ts";

/** An error about a part of something that was written; `at` is a JSON pointer from there. */
export function mistake(
  source: Source,
  at: string,
  message: string,
  hint?: string,
  part?: "key",
): HookproofError {
  return source.file.mistake(`${source.pointer}${at}`, message, {
    ...(hint === undefined ? {} : { hint }),
    ...(part === undefined ? {} : { part }),
  });
}

/** The same for a path in a value that stands at `at`. */
export function placed(source: Source, at: string) {
  return (path: readonly (string | number)[], message: string, hint?: string): HookproofError =>
    mistake(source, `${at}${pointerOf(path)}`, message, hint);
}

/** A pointer as people write a path: `customer.name`. */
export function dotted(pointer: string): string {
  return pointer.slice(1).replaceAll("/", ".");
}

export function aOf(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function didYouMean(word: string | undefined): string | undefined {
  return word === undefined ? undefined : `Did you mean ${word}?`;
}

/** Names the nearest of the possible words, or all of them; nothing where there are none. */
export function hintFor(word: string, possible: readonly string[]): string | undefined {
  if (possible.length === 0) return undefined;
  return didYouMean(nearest(word, possible)) ?? `Possible: ${possible.join(", ")}.`;
}
