import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonOf } from "../../src/json/json-of.ts";
import type { Json } from "../../src/json/json.ts";
import { parseTree } from "../../src/json/parse-tree.ts";
import { treeOf } from "../../src/json/tree-of.ts";
import { writeCompact } from "../../src/json/write-compact.ts";
import { writeTree } from "../../src/json/write-tree.ts";

const runs = { numRuns: 500 };
const anyText = fc.string({ unit: "binary", maxLength: 20 });
const anyJson = fc.jsonValue({ stringUnit: "binary" }).map((value) => value as Json);

const lossless = [
  "1.0",
  "-0",
  "-0.0",
  "1e3",
  "1E+03",
  "9007199254740993",
  "123456789012345678901234567890",
  "1e400",
  '{"10":1,"9":2,"b":3,"a":4}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1},"constructor":null,"":0}',
  "[[],{},[{}],null,true,false]",
  '"\u2028\u007f陈🎈"',
];

it.each(lossless)("keeps %s as it was written", (text) => {
  expect(writeTree(parseTree(text))).toBe(text);
});

it("keeps the lexeme of a string and knows its value", () => {
  const lexeme = String.raw`"\u9648\/\b\f\n\r\t\"\\\ud83c\udf88\ud800"`;
  expect(parseTree(lexeme)).toEqual({ type: "string", value: '陈/\b\f\n\r\t"\\🎈\ud800', lexeme });
});

it("takes white space between tokens only", () => {
  expect(writeTree(parseTree(' \t\r\n{ "a" : [ 1 , 2 ] } \n'))).toBe('{"a":[1,2]}');
});

const notJson = [
  "",
  " ",
  "{",
  "[1,]",
  '{"a":1,}',
  "{a:1}",
  "'a'",
  "01",
  "+1",
  ".5",
  "1.",
  "1e",
  "- 1",
  "NaN",
  "nul",
  "truefalse",
  "1 2",
  '"\n"',
  String.raw`"\x41"`,
  String.raw`"\u12g4"`,
  '"abc',
  "\ufeff{}",
  "\u00a01",
  '{"a" 1}',
  "[1 2]",
];

it.each(notJson)("refuses %j, as JSON.parse does", (text) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(() => parseTree(text)).toThrow(SyntaxError);
});

it("says where a text stops being JSON", () => {
  expect(() => parseTree('{"a": nil}')).toThrow('Expected a value but found "n" at offset 6');
  expect(() => parseTree("[1")).toThrow('Expected "," or "]" but found the end at offset 2');
});

it("refuses bytes that are not UTF-8, and nesting that no stack has to survive", () => {
  expect(() => parseTree(Uint8Array.of(0x22, 0xff, 0x22))).toThrow("not UTF-8");
  expect(() => parseTree("[".repeat(100_000))).toThrow("levels of nesting");
  expect(() => parseTree('{"a":'.repeat(100_000))).toThrow("levels of nesting");
});

it("reads a string of many megabytes", () => {
  const long = "x".repeat(8 * 1024 * 1024);
  expect(jsonOf(parseTree(`"${long}"`))).toBe(long);
});

it("agrees with JSON.parse on every text that JSON.stringify writes", () => {
  fc.assert(
    fc.property(anyJson, fc.constantFrom(undefined, 1, "\t"), (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(JSON.parse(writeCompact(jsonOf(parseTree(text))))).toEqual(JSON.parse(text));
    }),
    runs,
  );
});

it("agrees with JSON.parse on whether a text is JSON", () => {
  const pieces = fc.constantFrom(
    ...'{}[]:,"\\ntrue019.eE+- \tu',
    "null",
    '"a"',
    "1.5",
    "\\u00e9",
    "\u2028",
    "\0",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const text = parts.join("");
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      if (isJson) parseTree(text);
      else expect(() => parseTree(text)).toThrow(SyntaxError);
    }),
    { numRuns: 3000 },
  );
});

describe("integers", () => {
  it.each([
    ["9007199254740991", 9007199254740991],
    ["9007199254740993", 9007199254740993n],
    ["-9223372036854775808", -9223372036854775808n],
    ["1.0", 1],
    ["9007199254740993.0", 9007199254740992],
    ["1e30", 1e30],
  ])("become of %s what loses nothing that a number can hold", (lexeme, value) => {
    expect(jsonOf(parseTree(lexeme))).toBe(value);
  });

  it("survive the way there and back", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (value) => {
        expect(writeCompact(jsonOf(parseTree(value.toString())))).toBe(value.toString());
        expect(writeTree(treeOf(value))).toBe(value.toString());
      }),
      runs,
    );
  });
});

describe.each([
  ["writeCompact", writeCompact],
  ["writeTree", (value: Json) => writeTree(treeOf(value))],
])("%s", (_name, write) => {
  it("writes what JSON.stringify writes", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(write(value)).toBe(JSON.stringify(value));
      }),
      runs,
    );
    fc.assert(
      fc.property(anyText, fc.double(), (text, number) => {
        expect(write([text, number, { [text]: number }])).toBe(
          JSON.stringify([text, number, { [text]: number }]),
        );
      }),
      runs,
    );
  });

  it("writes every code unit as JSON.stringify does", () => {
    for (let unit = 0; unit < 0x1_0000; unit += 1) {
      const text = `a${String.fromCharCode(unit)}b`;
      if (write(text) !== JSON.stringify(text)) expect(write(text)).toBe(JSON.stringify(text));
    }
  });
});
