import { HookproofError } from "../errors.ts";

/** One option as it is typed: `-S, --secret <text>`, `--strict`, `--no-color`. */
export interface OptionRow {
  readonly flags: string;
  readonly about: string;
  /** May be given several times, each adding to a list. */
  readonly repeat?: boolean;
  readonly choices?: readonly string[];
  /** Other spellings that peers use, such as `--forward-to`; accepted and not shown. */
  readonly aliases?: readonly string[];
  /** What a printed command shows in place of the value, where it may hold a credential. */
  readonly masked?: (value: string) => string;
}

/** Options that belong together, under one heading in `--help`, shared by the commands that take them. */
export interface OptionGroup {
  readonly heading: string;
  readonly rows: readonly OptionRow[];
}

/** What was typed, by option name as typed without the dashes: `secret-file`. */
export interface OptionValues {
  text(name: string): string | undefined;
  flag(name: string): boolean;
  /** Whether `--no-name` was typed. */
  isOff(name: string): boolean;
  /** All values of an option that repeats, in order. */
  list(name: string): readonly string[];
}

/** The name under which an option's value is read: `secret-file` of `-f, --secret-file <path>`; `color` of `--no-color`. */
export function optionName(row: OptionRow): string {
  const name = /--(?:no-)?([a-z][a-z-]*)/.exec(row.flags)?.[1];
  if (name === undefined) throw new Error(`The option "${row.flags}" has no long name.`);
  return name;
}

/** A whole number typed as the value of `--name`, at least `least`. */
export function wholeNumber(values: OptionValues, name: string, least: number): number | undefined {
  const text = values.text(name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new HookproofError("bad-option", `--${name} takes a whole number from ${least} up, not "${text}".`);
  return number;
}

/** Comma-separated values of an option, given once or several times: `-e a,b -e c`. */
export function wordList(values: OptionValues, name: string): readonly string[] {
  return values
    .list(name)
    .flatMap((text) => text.split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
