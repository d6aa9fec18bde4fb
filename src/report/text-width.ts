/**
 * How many columns of a terminal the text takes: Chinese, Japanese and Korean characters and emoji take two,
 * combining marks none. The text is already {@link visible}.
 */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += columnsOf(character);
  return width;
}

/** The longest beginning of the text that fits into `columns`, with `…` in place of what is left out. */
export function fit(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let width = 1;
  let kept = "";
  for (const character of text) {
    width += columnsOf(character);
    if (width > columns) break;
    kept += character;
  }
  return `${kept}…`;
}

/** The text with spaces after it up to `columns`. */
export function padded(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - widthOf(text)));
}

function columnsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  if (/[\p{Mn}\p{Me}]/u.test(character)) return 0;
  return wideRanges.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}

/** East Asian Wide and Fullwidth (Unicode Standard Annex 11), in the blocks that fonts really draw wide. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];
