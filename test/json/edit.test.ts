import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../src/json/json.ts";
import { objectOf } from "../../src/json/json.ts";
import { mergePatch } from "../../src/json/merge-patch.ts";
import { nearest } from "../../src/json/nearest.ts";
import { getAt, pointerOf, removeAt, setAt, tokensOf } from "../../src/json/pointer.ts";
import { writeCompact } from "../../src/json/write-compact.ts";

describe("a JSON pointer", () => {
  /** The document of RFC 6901, section 5. */
  const document = {
    foo: ["bar", "baz"],
    "": 0,
    "a/b": 1,
    "c%d": 2,
    "e^f": 3,
    "g|h": 4,
    "i\\j": 5,
    'k"l': 6,
    " ": 7,
    "m~n": 8,
  };

  it.each([
    ["", document],
    ["/foo", ["bar", "baz"]],
    ["/foo/0", "bar"],
    ["/", 0],
    ["/a~1b", 1],
    ["/c%d", 2],
    ["/ ", 7],
    ["/m~0n", 8],
    ["/foo/-", undefined],
    ["/foo/2", undefined],
    ["/foo/00", undefined],
    ["/foo/length", undefined],
    ["/toString", undefined],
    ["/__proto__", undefined],
    ["/foo/0/x", undefined],
  ] as const)("%j finds what RFC 6901 says", (pointer, value) => {
    expect(getAt(document, pointer)).toEqual(value);
  });

  it.each(["a", "a/b", "/~", "/~2", "#/a"])("%j is none", (pointer) => {
    expect(() => tokensOf(pointer)).toThrow(SyntaxError);
  });

  it("is made of any keys and read again", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (tokens) => {
        expect(tokensOf(pointerOf(tokens))).toEqual(tokens);
      }),
    );
  });

  it("sets and removes without touching the rest", () => {
    const before = Object.freeze({ a: Object.freeze([1, Object.freeze({ b: null })]), c: "x" });
    expect(setAt(before, "/a/1/b", 2)).toEqual({ a: [1, { b: 2 }], c: "x" });
    expect(setAt(before, "/a/-", 3)).toEqual({ a: [1, { b: null }, 3], c: "x" });
    expect(setAt(before, "/d", 4)).toEqual({ a: [1, { b: null }], c: "x", d: 4 });
    expect(setAt(before, "", 5)).toBe(5);
    expect(removeAt(before, "/a/0")).toEqual({ a: [{ b: null }], c: "x" });
    expect(removeAt(before, "/c")).toEqual({ a: [1, { b: null }] });
    expect(removeAt(before, "/nothing/there")).toBe(before);
    expect(before).toEqual({ a: [1, { b: null }], c: "x" });
  });

  it("keeps the order of keys", () => {
    expect(writeCompact(setAt({ b: 1, a: 2, c: 3 }, "/a", null))).toBe('{"b":1,"a":null,"c":3}');
  });

  it("reaches a key named __proto__ as any other", () => {
    const made = setAt({}, "/__proto__", { polluted: true });
    expect(writeCompact(made)).toBe('{"__proto__":{"polluted":true}}');
    expect(getAt(made, "/__proto__/polluted")).toBe(true);
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(removeAt(made, "/__proto__")).toEqual({});
  });

  it.each(["/x/y", "/a/9", "/a/x", "/c/x"])("refuses to set %s, whose place does not exist", (pointer) => {
    expect(() => setAt({ a: [1], c: "x" }, pointer, 1)).toThrow(RangeError);
  });
});

describe("a merge patch", () => {
  /** RFC 7396, appendix A. */
  const rows: readonly [Json, Json, Json][] = [
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [
      ["a", "b"],
      ["c", "d"],
      ["c", "d"],
    ],
    [{ a: "b" }, ["c"], ["c"]],
    [{ a: "foo" }, null, null],
    [{ a: "foo" }, "bar", "bar"],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: "b", c: null }, { a: "b" }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];

  it.each(rows)("on %j of %j gives %j", (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });

  it("takes __proto__ as any other key", () => {
    const patch = objectOf([["__proto__", { polluted: true }]]);
    expect(writeCompact(mergePatch({}, patch))).toBe('{"__proto__":{"polluted":true}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("the nearest word", () => {
  const words = ["customer_phone", "customer_duration", "call_uuid", "name", "tel"];

  it.each([
    ["customer_phnoe", "customer_phone"],
    ["Call_UUID", "call_uuid"],
    ["nmae", "name"],
    ["customer_durations", "customer_duration"],
    ["tel", "tel"],
    ["entirely different", undefined],
    ["x", undefined],
    ["", undefined],
  ])("to %j is %j", (word, found) => {
    expect(nearest(word, words)).toBe(found);
  });
});
