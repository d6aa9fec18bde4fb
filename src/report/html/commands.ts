import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { words } from "./words.ts";

/** Shell commands, each with a button that copies it. */
export function commandLines(commands: readonly string[]): readonly Markup[] {
  return commands.map(
    (command) =>
      markup`<div class="copying">
        <pre>${command}</pre>
        <button type="button" data-copy>${both(words.copy)}</button>
      </div>`,
  );
}
