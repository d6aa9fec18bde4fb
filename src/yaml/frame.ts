import type { Place } from "../errors.ts";

/**
 * The lines around a place with a caret under it, ready to print:
 * ```
 *   8 | steps:
 * > 9 |   - do: ticket.proces
 *     |         ^
 * ```
 * Control characters print as `\u001b`; Chinese and other wide characters count two columns.
 */
export function codeFrame(text: string, place: Place, linesAround = 2): string {
  if (place.line === undefined) return "";
  const lines = text.split(/\r?\n/u);
  const first = Math.max(1, place.line - linesAround);
  const last = Math.min(lines.length, place.line + linesAround);
  const digits = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const line = lines[number - 1] ?? "";
    const marked = number === place.line;
    rows.push(`${marked ? ">" : " "} ${String(number).padStart(digits)} | ${printable(line)}`.trimEnd());
    if (marked && place.column !== undefined) {
      const before = printable(line.slice(0, place.column - 1));
      rows.push(`  ${" ".repeat(digits)} | ${" ".repeat(displayWidth(before))}^`);
    }
  }
  return rows.join("\n");
}

const longestLine = 160;

function printable(line: string): string {
  const shown = line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
  // A frame goes to terminals and CI logs: nothing in it may act as a control sequence or reorder text.
  return shown
    .replaceAll("\t", "  ")
    .replace(
      /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu,
      (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}

function displayWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width +=
      /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u.test(
        character,
      )
        ? 2
        : 1;
  return width;
}
