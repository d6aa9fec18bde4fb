import type { OptionGroup, OptionValues } from "./option-group.ts";
import type { Shell } from "./shell.ts";

/** A positional argument, written as commander does: `<topic>` is required, `[url]` is not, `[scenario...]` repeats. */
export interface Argument {
  readonly name: string;
  readonly about: string;
}

/** A command line that works as it stands, shown by `--help` and run by a test. */
export interface Example {
  readonly line: string;
  readonly about: string;
}

/** A subcommand of `hookproof`: one record, one file, one line in `commands/index.ts`. */
export interface Command {
  /** What it does and what it prints, a few sentences. */
  readonly about: string;
  readonly args: readonly Argument[];
  readonly options: readonly OptionGroup[];
  readonly examples: readonly Example[];
  /**
   * Does it. Resolves to the exit code (`0` if absent); throws HookproofError for what the user can mend. Whatever is
   * heavy is imported inside, so that `--help` stays fast.
   */
  run(input: CommandInput, shell: Shell): Promise<number | void>;
}

export interface CommandInput {
  /** Positional arguments in order; those of a repeating argument follow one another. */
  readonly args: readonly string[];
  readonly values: OptionValues;
}

/** A line of the table of commands: enough for `hookproof --help` without loading the command itself. */
export interface CommandEntry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  load(): Promise<Command>;
}
