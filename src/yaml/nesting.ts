/**
 * Finds where YAML text nests deeper than `limit`, without parsing: parsers recurse and can abort the process. Counts
 * columns of indentation, `- ` runs and flow brackets; reads quoted and block text as if it were structure, so it may
 * count too much there, never too little.
 * @returns the offset of the first token that is too deep, -1 if there is none.
 */
export function tooDeepAt(text: string, limit: number): number {
  const columns: number[] = [];
  let flow = 0;
  let lineStart = 0;
  while (lineStart <= text.length) {
    const newline = text.indexOf("\n", lineStart);
    const lineEnd = newline === -1 ? text.length : newline;
    let start = lineStart;
    for (;;) {
      while (start < lineEnd && isBlank(text[start])) start++;
      if (start >= lineEnd) break;
      const column = start - lineStart;
      while (columns.length > 0 && (columns.at(-1) ?? 0) >= column) columns.pop();
      columns.push(column);
      if (columns.length + flow > limit) return start;
      if (!isIndicator(text, start, lineEnd)) break;
      start++;
    }
    let quote = "";
    for (let offset = start; offset < lineEnd; offset++) {
      const character = text[offset] ?? "";
      if (quote !== "") {
        if (character === quote && text[offset - 1] !== "\\") quote = "";
      } else if (character === '"' || character === "'") {
        if (flow > 0 || opensToken(text, offset, start)) quote = character;
      } else if (character === "[" || character === "{") {
        if (flow === 0 && !opensToken(text, offset, start)) continue;
        flow++;
        if (columns.length + flow > limit) return offset;
      } else if ((character === "]" || character === "}") && flow > 0) {
        flow--;
      }
    }
    lineStart = lineEnd + 1;
  }
  return -1;
}

/** Whether a `-`, `?` or `:` that starts a nested collection stands here. */
function isIndicator(text: string, offset: number, lineEnd: number): boolean {
  const character = text[offset];
  if (character !== "-" && character !== "?" && character !== ":") return false;
  return offset + 1 >= lineEnd || isBlank(text[offset + 1]);
}

function opensToken(text: string, offset: number, lineContent: number): boolean {
  return offset === lineContent || isBlank(text[offset - 1]);
}

function isBlank(character: string | undefined): boolean {
  return character === " " || character === "\t" || character === "\r";
}
