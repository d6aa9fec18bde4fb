import type { Member, StringTree, Tree } from "./tree.ts";

const deepest = 1000;

/**
 * Reads RFC 8259 JSON, no more and no less, without loss: see {@link Tree}. Bytes must be UTF-8.
 * @throws SyntaxError with the offset in characters; also for more than 1000 levels of nesting, which no stack has
 * to survive, and for bytes that are not UTF-8.
 */
export function parseTree(source: string | Uint8Array): Tree {
  const text = typeof source === "string" ? source : decode(source);
  let at = 0;

  const fail = (expected: string): never => {
    const found = at < text.length ? JSON.stringify(text[at]) : "the end";
    throw new SyntaxError(`Expected ${expected} but found ${found} at offset ${at}`);
  };

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };

  const skip = (): void => {
    for (let code = text.charCodeAt(at); code === 32 || code === 10 || code === 13 || code === 9;)
      code = text.charCodeAt(++at);
  };

  // By hand, since a regular expression runs out of stack on a string of some megabytes.
  const string = (): StringTree => {
    if (text[at] !== '"') fail("a string");
    const start = at++;
    let isPlain = true;
    for (let code = text.charCodeAt(at); code !== quote; code = text.charCodeAt(++at)) {
      if (!(code >= space)) fail("the end of the string");
      if (code !== backslash) continue;
      isPlain = false;
      if (match(escape) === undefined) fail("an escape");
      at--;
    }
    const lexeme = text.slice(start, ++at);
    return { type: "string", value: isPlain ? lexeme.slice(1, -1) : unescaped(lexeme), lexeme };
  };

  /** Reads `item (, item)* close`, the opening bracket still ahead. */
  const list = <T>(close: string, item: () => T): T[] => {
    const items: T[] = [];
    at++;
    skip();
    if (text[at] === close) {
      at++;
      return items;
    }
    for (;;) {
      items.push(item());
      skip();
      const next = text[at];
      if (next !== "," && next !== close) fail(`"," or "${close}"`);
      at++;
      if (next === close) return items;
      skip();
    }
  };

  const member = (depth: number): Member => {
    const key = string();
    skip();
    if (text[at] !== ":") fail('":"');
    at++;
    return { key, value: value(depth) };
  };

  const value = (depth: number): Tree => {
    if (depth > deepest) throw new SyntaxError(`More than ${deepest} levels of nesting at offset ${at}`);
    skip();
    const first = text[at];
    if (first === '"') return string();
    if (first === "{") return { type: "object", members: list("}", () => member(depth + 1)) };
    if (first === "[") return { type: "array", items: list("]", () => value(depth + 1)) };
    const word = match(literalLexeme);
    if (word !== undefined) return { type: "literal", value: word === "null" ? null : word === "true" };
    return { type: "number", lexeme: match(numberLexeme) ?? fail("a value") };
  };

  const tree = value(0);
  skip();
  if (at < text.length) fail("the end");
  return tree;
}

const literalLexeme = /null|true|false/y;
const numberLexeme = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const quote = 0x22;
const backslash = 0x5c;
const space = 0x20;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new SyntaxError("The bytes are not UTF-8", { cause });
  }
}

function unescaped(lexeme: string): string {
  return lexeme
    .slice(1, -1)
    .replace(/\\(?:u(.{4})|(.))/g, (_, hex: string | undefined, short: string) =>
      hex === undefined ? (shortForms[short] ?? short) : String.fromCharCode(Number.parseInt(hex, 16)),
    );
}

const shortForms: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
