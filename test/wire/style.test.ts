import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonOf } from "../../src/json/json-of.ts";
import type { Json } from "../../src/json/json.ts";
import { parseTree } from "../../src/json/parse-tree.ts";
import { styleIds, styles, writeStyled } from "../../src/wire/style.ts";

const value = {
  "10": 12,
  "9": "a/b <&>",
  名: "陈\n\u2028🎈",
  big: 9007199254740993n,
  list: [1.5, [], {}, null, true],
};

const expected: Readonly<Record<string, string>> = {
  compact: '{"9":"a/b <&>","10":12,"名":"陈\\n\u2028🎈","big":9007199254740993,"list":[1.5,[],{},null,true]}',
  spaced:
    '{"9": "a/b <&>", "10": 12, "名": "陈\\n\u2028🎈", "big": 9007199254740993, "list": [1.5, [], {}, null, true]}',
  "trailing-crlf":
    '{"9":"a/b <&>","10":12,"名":"陈\\n\u2028🎈","big":9007199254740993,"list":[1.5,[],{},null,true]}\r\n',
  "escaped-lower":
    '{"9":"a/b <&>","10":12,"\\u540d":"\\u9648\\n\\u2028\\ud83c\\udf88","big":9007199254740993,"list":[1.5,[],{},null,true]}',
  "escaped-upper":
    '{"9":"a/b <&>","10":12,"\\u540D":"\\u9648\\n\\u2028\\uD83C\\uDF88","big":9007199254740993,"list":[1.5,[],{},null,true]}',
  "escaped-slash":
    '{"9":"a\\/b <&>","10":12,"名":"陈\\n\u2028🎈","big":9007199254740993,"list":[1.5,[],{},null,true]}',
  "escaped-html":
    '{"9":"a/b \\u003c\\u0026\\u003e","10":12,"名":"陈\\n\u2028🎈","big":9007199254740993,"list":[1.5,[],{},null,true]}',
  "escaped-line-separators":
    '{"9":"a/b <&>","10":12,"名":"陈\\n\\u2028🎈","big":9007199254740993,"list":[1.5,[],{},null,true]}',
  "escaped-controls":
    '{"9":"a/b <&>","10":12,"名":"陈\\u000A\u2028🎈","big":9007199254740993,"list":[1.5,[],{},null,true]}',
  "reversed-keys":
    '{"list":[1.5,[],{},null,true],"big":9007199254740993,"名":"陈\\n\u2028🎈","10":12,"9":"a/b <&>"}',
  "sorted-keys":
    '{"10":12,"9":"a/b <&>","big":9007199254740993,"list":[1.5,[],{},null,true],"名":"陈\\n\u2028🎈"}',
  "decimal-integers":
    '{"9":"a/b <&>","10":12.0,"名":"陈\\n\u2028🎈","big":9007199254740993.0,"list":[1.5,[],{},null,true]}',
};

it.each(Object.entries(expected))("%s is written so", (style, text) => {
  expect(writeStyled(value, style as (typeof styleIds)[number])).toBe(text);
});

it("indents as JSON.stringify does", () => {
  const plain = { a: [1, [], { b: {} }], c: "d" };
  expect(writeStyled(plain, "indented")).toBe(JSON.stringify(plain, null, 2));
  expect(writeStyled(plain, "indented-crlf")).toBe(
    JSON.stringify(plain, null, "\t").replaceAll("\n", "\r\n"),
  );
});

describe.each(styleIds)("the style %s", (style) => {
  it("says the same as the compact style", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary", maxDepth: 4 }), (given) => {
        const text = writeStyled(given as Json, style);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(given)));
      }),
      { numRuns: 150 },
    );
  });

  it("keeps integers beyond 2^53", () => {
    if (!styles[style].must) return;
    expect(jsonOf(parseTree(writeStyled(value, style)))).toEqual(value);
  });

  it("is bytes of its own where the content gives it a chance", () => {
    const same = styleIds.filter((other) => writeStyled(value, other) === writeStyled(value, style));
    expect(same).toEqual([style]);
    expect(Buffer.from(writeStyled(value, style)).length).toBeGreaterThan(0);
  });
});
