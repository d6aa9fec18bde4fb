/**
 * Text of a receiver's, made safe for a terminal and for a log that reads commands from lines (O01, O02): everything
 * that steers rather than shows is written as an escape. Covers line ends, C0, DEL, C1, bidirectional and zero-width
 * format characters, line and paragraph separators, and lone surrogates. Never contains a line end, so it cannot
 * start a line. Printable text of any script stays as it is.
 */
export function visible(text: string): string {
  return text.replace(steering, (character) => {
    const short = shortEscapes.get(character);
    if (short !== undefined) return short;
    const code = character.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
  });
}

/** U+2065 is unassigned, thus in none of the classes, but renderers treat it as its neighbours. */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u2065\ufffe\uffff]/gu;

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);
