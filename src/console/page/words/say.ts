import type { WordKey } from "./en.ts";
import { en } from "./en.ts";
import type { Language } from "./language.ts";
import { zh } from "./zh.ts";

export const words = { en, zh } as const satisfies Record<Language, Readonly<Record<WordKey, string>>>;

/** The words of a key in a language, with `{name}` filled in. */
export function say(
  language: Language,
  key: WordKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return words[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Whether a key made from data, such as a state's name, has words. */
export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(en, key);
}
