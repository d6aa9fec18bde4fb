/** How a tree is spelt as text. Every layout spells the same JSON; see `compactLayout` for what each part is at rest. */
export interface Layout {
  /** Between the items of an array and the members of an object. */
  readonly itemSeparator: string;
  /** Between a key and its value. */
  readonly keySeparator: string;
  /** Once per level before each item, after a line end; with `""` everything stays on one line. */
  readonly indent: string;
  /** The line end that goes with `indent`. */
  readonly lineEnd: "\n" | "\r\n";
  /** White space before and after the whole text. */
  readonly before: string;
  readonly after: string;
  readonly order: Order;
  readonly escapes: Escapes;
  /** Another spelling of a number, given its lexeme. */
  readonly number: (lexeme: string) => string;
}

/**
 * The order of an object's members. `reversed` also puts integer-like keys where a JavaScript object cannot have them;
 * `sorted` is by code point, as Go and Python's `sort_keys` do.
 */
export type Order = "given" | "reversed" | "sorted";

/** What is escaped in strings and keys beyond the characters that JSON wants escaped. */
export interface Escapes {
  /** Letter case of the digits in `\u001B`. */
  readonly hex: "lower" | "upper";
  /** Everything beyond ASCII as `\uXXXX`. */
  readonly nonAscii: boolean;
  /** `/` as `\/`. */
  readonly slash: boolean;
  /** Control characters in their short form (`\n`), else as `\u000a`. */
  readonly short: boolean;
  /** Further characters to write as `\uXXXX`, such as `<>&`. */
  readonly also: string;
}

export const plainEscapes: Escapes = { hex: "lower", nonAscii: false, slash: false, short: true, also: "" };

/** The text that `JSON.stringify` gives. */
export const compactLayout: Layout = {
  itemSeparator: ",",
  keySeparator: ":",
  indent: "",
  lineEnd: "\n",
  before: "",
  after: "",
  order: "given",
  escapes: plainEscapes,
  number: (lexeme) => lexeme,
};
