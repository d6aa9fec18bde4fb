import type { Charset } from "./charset.ts";
import { charsetOf, complement, union } from "./charset.ts";
import { propertyCharset } from "./property-charset.ts";

/** A regular expression as a tree. */
export type Expression =
  | { readonly is: "chars"; readonly set: Charset }
  | { readonly is: "sequence"; readonly parts: readonly Expression[] }
  | { readonly is: "choice"; readonly options: readonly Expression[] }
  | { readonly is: "repeat"; readonly body: Expression; readonly min: number; readonly max: number }
  | {
      readonly is: "group";
      readonly body: Expression;
      readonly number: number;
      readonly name: string | undefined;
    }
  | { readonly is: "reference"; readonly to: number | string }
  | { readonly is: "start" }
  | { readonly is: "end" }
  | { readonly is: "ahead"; readonly body: Expression; readonly matches: boolean }
  /** An assertion that the automaton ignores: word boundaries and lookbehind. */
  | { readonly is: "unchecked" };

const digit = charsetOf([[0x30, 0x39]]);
const word = charsetOf([
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]);
const space = charsetOf([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);
const dot = complement(
  charsetOf([
    [0x0a, 0x0a],
    [0x0d, 0x0d],
    [0x2028, 0x2029],
  ]),
);
const escapedSets: Readonly<Record<string, Charset>> = {
  d: digit,
  D: complement(digit),
  w: word,
  W: complement(word),
  s: space,
  S: complement(space),
};
const escapedCodes: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, "0": 0 };

/** Reads an expression that `RegExp` accepts, with or without the `u` flag. Longer than it should be: the grammar is. */
export function parse(source: string): Expression {
  let at = 0;
  let groups = 0;

  return choice();

  function choice(): Expression {
    const options = [sequence()];
    while (take("|")) options.push(sequence());
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { is: "choice", options };
  }

  function sequence(): Expression {
    const parts: Expression[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated(atom()));
    return { is: "sequence", parts };
  }

  function repeated(body: Expression): Expression {
    const [min, max] = quantifier();
    if (min === undefined) return body;
    take("?");
    return { is: "repeat", body, min, max: max ?? Infinity };
  }

  function quantifier(): readonly [number?, number?] {
    if (take("*")) return [0];
    if (take("+")) return [1];
    if (take("?")) return [0, 1];
    const counts = /^\{(\d+)(,?)(\d*)\}/.exec(source.slice(at, at + 24));
    if (counts === null) return [];
    at += counts[0].length;
    const min = Number(counts[1]);
    return counts[2] === "" ? [min, min] : counts[3] === "" ? [min] : [min, Number(counts[3])];
  }

  function atom(): Expression {
    if (take("(")) return group();
    if (take("[")) return { is: "chars", set: bracket() };
    if (take(".")) return { is: "chars", set: dot };
    if (take("^")) return { is: "start" };
    if (take("$")) return { is: "end" };
    if (take("\\")) return escape();
    return single(codePoint());
  }

  function group(): Expression {
    if (take("?:")) return closed(choice());
    if (take("?=")) return { is: "ahead", body: closed(choice()), matches: true };
    if (take("?!")) return { is: "ahead", body: closed(choice()), matches: false };
    if (take("?<=") || take("?<!")) {
      closed(choice());
      return { is: "unchecked" };
    }
    const name = /^\?<([^>]+)>/.exec(source.slice(at));
    if (name !== null) at += name[0].length;
    const number = ++groups;
    return { is: "group", body: closed(choice()), number, name: name?.[1] };
  }

  function closed(body: Expression): Expression {
    take(")");
    return body;
  }

  function escape(): Expression {
    if (take("b") || take("B")) return { is: "unchecked" };
    const back = /^(?:([1-9]\d*)|k<([^>]+)>)/.exec(source.slice(at));
    if (back !== null) {
      at += back[0].length;
      return { is: "reference", to: back[2] ?? Number(back[1]) };
    }
    return { is: "chars", set: escapedSet() };
  }

  /** What follows a backslash, inside or outside brackets. */
  function escapedSet(): Charset {
    const property = /^([pP])\{([^}]+)\}/.exec(source.slice(at));
    if (property !== null) {
      at += property[0].length;
      const set = propertyCharset(property[2] ?? "");
      return property[1] === "p" ? set : complement(set);
    }
    const letter = source[at] ?? "";
    const set = escapedSets[letter];
    if (set !== undefined) {
      at++;
      return set;
    }
    const code = escapedCode();
    return charsetOf([[code, code]]);
  }

  function escapedCode(): number {
    const hex =
      /^(?:u\{([\da-fA-F]+)\}|u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})|u([\da-fA-F]{4})|x([\da-fA-F]{2})|c([A-Za-z]))/.exec(
        source.slice(at),
      );
    if (hex !== null) {
      at += hex[0].length;
      const [, braces, high, low, four, two, control] = hex;
      if (high !== undefined)
        return 0x10000 + ((parseInt(high, 16) & 0x3ff) << 10) + (parseInt(low ?? "0", 16) & 0x3ff);
      if (control !== undefined) return control.charCodeAt(0) & 31;
      return parseInt(braces ?? four ?? two ?? "0", 16);
    }
    const named = escapedCodes[source[at] ?? ""];
    const code = codePoint();
    return named ?? code;
  }

  function bracket(): Charset {
    const negated = take("^");
    let set: Charset = [];
    while (at < source.length && !take("]")) {
      const first = member();
      const from = first[0] ?? 0;
      const isRange = source[at] === "-" && source[at + 1] !== "]" && first.length === 2 && first[1] === from;
      if (!isRange) {
        set = union(set, first);
        continue;
      }
      take("-");
      const last = member();
      const to = last.length === 2 && last[0] === last[1] ? last[0] : undefined;
      set = to === undefined ? union(union(set, first), union([0x2d, 0x2d], last)) : union(set, [from, to]);
    }
    return negated ? complement(set) : set;
  }

  function member(): Charset {
    if (!take("\\")) return one(codePoint());
    if (take("b")) return one(8);
    return escapedSet();
  }

  function one(code: number): Charset {
    // A lone surrogate stays a one-member set here, so that a range of surrogates reads as one; no text has any.
    return [code, code];
  }

  function single(code: number): Expression {
    return { is: "chars", set: charsetOf([[code, code]]) };
  }

  function codePoint(): number {
    const code = source.codePointAt(at) ?? 0;
    at += code > 0xffff ? 2 : 1;
    return code;
  }

  function take(text: string): boolean {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  }
}
