import { shellWord } from "../report/escape/shell-word.ts";
import type { GenerationInput } from "./options/generation-options.ts";
import { optionName } from "./option-group.ts";
import type { OptionGroup, OptionValues } from "./option-group.ts";

/**
 * The command line that does the same again: what was typed for the options of the groups given, and the seed and clock
 * that were in force. The group of the secret does not belong among them, and header values are masked.
 *
 * @param words the command and its arguments
 */
export function repeatCommand(
  words: readonly string[],
  groups: readonly OptionGroup[],
  values: OptionValues,
  { seed, now }: Pick<GenerationInput, "now"> & { readonly seed?: number },
): string {
  const options = groups
    .flatMap(({ rows }) => rows)
    .flatMap((row): readonly string[] => {
      const name = optionName(row);
      if (values.flag(name)) return [`--${name}`];
      if (values.isOff(name)) return [`--no-${name}`];
      return values.list(name).flatMap((value) => [`--${name}`, row.masked?.(value) ?? value]);
    });
  const seedWords = seed === undefined ? [] : ["--seed", String(seed)];
  const all = ["hookproof", ...words, ...options, ...seedWords, "--now", now.toISOString()];
  return all.map(shellWord).join(" ");
}
