/**
 * A JSON text without loss of meaning or spelling: number lexemes (`1.0`, `1e3`, 2^53+1), the order of keys, and keys
 * that occur twice all survive, so that what another language would have written can be told exactly (design 5.3).
 * White space is not kept: it is the layout's.
 */
export type Tree = LiteralTree | NumberTree | StringTree | ArrayTree | ObjectTree;

export interface LiteralTree {
  readonly type: "literal";
  readonly value: null | boolean;
}

export interface NumberTree {
  readonly type: "number";
  /** As written, such as `-1.50e+2`. */
  readonly lexeme: string;
}

export interface StringTree {
  readonly type: "string";
  readonly value: string;
  /** As written, quotes included; absent when the tree was made from a value. */
  readonly lexeme?: string;
}

export interface ArrayTree {
  readonly type: "array";
  readonly items: readonly Tree[];
}

export interface ObjectTree {
  readonly type: "object";
  /** In the order of the text; a key may occur more than once. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly key: StringTree;
  readonly value: Tree;
}
