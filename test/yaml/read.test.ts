import { describe, expect, test } from "vitest";
import { HookproofError } from "../../src/errors.ts";
import { readYaml } from "../../src/yaml/read.ts";

const read = (source: string | Uint8Array) => readYaml(source, "story.yaml", "bad-scenario");

function mistakeIn(source: string | Uint8Array): HookproofError {
  try {
    read(source);
  } catch (error) {
    if (error instanceof HookproofError) return error;
    throw error;
  }
  throw new Error("It was read without a mistake");
}

const bomb = [
  "a: &a [x, x, x, x, x, x, x, x, x]",
  ...[..."bcdefghi"].map((name, index) => `${name}: &${name} [${`*${"abcdefgh"[index]},`.repeat(9)}]`),
].join("\n");
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

describe("what is read", () => {
  test.each<readonly [string, string | Uint8Array, unknown]>([
    ["integers beyond 2^53, exactly", "a: 17000000000000000001", { a: 17000000000000000001n }],
    [
      "what YAML 1.1 took for booleans and dates, as text",
      "a: no\nb: 2020-01-01",
      { a: "no", b: "2020-01-01" },
    ],
    [
      "keys with two underscores, which are fields of the interface",
      "__openid: x\n__follow_source: y",
      { __openid: "x", __follow_source: "y" },
    ],
    ["numbers as keys, as text", "1: a", { "1": "a" }],
    ["JSON", '{"a": [1, "x", null]}', { a: [1, "x", null] }],
    ["a byte order mark and CR LF", "\uFEFFa: 1\r\nb: 2\r\n", { a: 1, b: 2 }],
    ["aliases", "a: &x { b: 1 }\nc: *x", { a: { b: 1 }, c: { b: 1 } }],
    ["nothing", "", null],
  ])("%s", (_, source, value) => {
    expect(read(source).value).toEqual(value);
  });
});

describe("what is refused", () => {
  test.each<readonly [string, string | Uint8Array, string, string]>([
    ["an alias bomb", bomb, "Aliases stand for more than 200 values", "2:32"],
    ["an alias to itself", "a: &a [*a]", "An alias refers to itself", "1:8"],
    ["deep flow nesting", "[".repeat(20_000), "Nesting goes deeper than 64 levels", "1:64"],
    ["deep block lists", `${"- ".repeat(20_000)}x`, "Nesting goes deeper", "1:129"],
    ["deep block maps", lines(900, (index) => `${" ".repeat(index)}a:`), "Nesting goes deeper", "65:65"],
    ["deep nesting after a stray quote", `a: 'b\nc: ${"[".repeat(900)}`, "Nesting goes deeper", "2:67"],
    ["too many keys", lines(10_001, (index) => `k${index}: 1`), "more than 10000 keys", "10001:1"],
    ["a key twice", "a: 1\nb: 2\na: 3", "The key a is here twice", "3:1"],
    ["__proto__", "a:\n  __proto__: 1", "The key __proto__ is refused", "2:3"],
    ["constructor", "constructor: 1", "The key constructor is refused", "1:1"],
    ["prototype in a list", "- prototype: 1", "The key prototype is refused", "1:3"],
    ["an unknown tag", "a: !include /etc/passwd", "Unresolved tag: !include", "1:4"],
    ["a tag of JavaScript", "a: !!js/function 'x'", "Unresolved tag", "1:4"],
    ["a leading zero", "a: 012", "012 begins with a zero", "1:4"],
    ["a number that JSON does not have", "a: .inf", ".inf is not a number that JSON can hold", "1:4"],
    ["an object as key", "? { a: 1 }\n: x", "keys must be strings", "1:3"],
    ["two documents", "a: 1\n---\nb: 2", "more than one document", "2:1"],
    ["a list without its end", "a: [1, 2", "must be sufficiently indented and end with a ]", "1:9"],
    ["a NUL", "a: \0", "NUL character", "1:4"],
    [
      "bytes that are not UTF-8",
      new Uint8Array([0x61, 0x3a, 0x20, 0xff]),
      "byte 3 begins no character",
      "1:4",
    ],
  ])("%s, with its place", (_, source, message, place) => {
    const error = mistakeIn(source);
    expect(error.message).toContain(message);
    expect(`${error.at?.line}:${error.at?.column}`).toBe(place);
    expect(error.frame).toContain(`> ${error.at?.line} |`);
  });

  test("UTF-16, and more than a mebibyte", () => {
    expect(mistakeIn(new Uint8Array([0xff, 0xfe, 0x61, 0]))).toMatchObject({
      message: "story.yaml is UTF-16",
      hint: "Save it as UTF-8.",
    });
    expect(mistakeIn("a".repeat(1024 * 1024 + 1)).message).toContain("more than the 1048576 that are read");
  });

  test("random mutations of a story either read or are a mistake with a place", () => {
    const story =
      'title: x\ncast:\n  a: { is: agent, with: { name: 王敏 } }\nsteps:\n  - do: a.b # c\n    with: { d: [1, 2.5, ~, "e\\u0041"] }\n  - |\n    text\n';
    const marks = [
      "[",
      "{",
      "}",
      "]",
      "*a",
      "&a",
      "!x",
      '"',
      "'",
      ": ",
      "- ",
      "\t",
      "\0",
      "|",
      ">",
      "%",
      "@",
      "\n",
      "---",
      "<<: ",
      "\uD800",
      "? ",
    ];
    let state = 1;
    const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 800; round++) {
      const at = next(story.length);
      const source = story.slice(0, at) + marks[next(marks.length)] + story.slice(at + next(4));
      try {
        read(source);
      } catch (error) {
        expect(error).toBeInstanceOf(HookproofError);
        expect(error).toMatchObject({
          code: "bad-scenario",
          at: { file: "story.yaml", line: expect.any(Number), column: expect.any(Number) },
        });
      }
    }
  });
});

describe("places", () => {
  const file = read('cast:\n  林晓雨: { is: agnet }\n  "a/b": [1, 2]\n');

  test.each([
    ["/cast/林晓雨/is", "value", 2, 14],
    ["/cast/林晓雨/is", "key", 2, 10],
    ["/cast/a~1b/1", "value", 3, 14],
    ["/cast/林晓雨/nothing/here", "value", 2, 3],
    ["/nowhere", "value", 1, 1],
  ] as const)("%s as %s", (pointer, part, line, column) => {
    expect(file.at(pointer, part)).toEqual({ file: "story.yaml", line, column });
  });

  test("a frame points below the place, wide characters counted as two columns", () => {
    expect(file.frame(file.at("/cast/林晓雨/is"))).toBe(
      [
        "  1 | cast:",
        "> 2 |   林晓雨: { is: agnet }",
        `    | ${" ".repeat(16)}^`,
        '  3 |   "a/b": [1, 2]',
        "  4 |",
      ].join("\n"),
    );
  });

  test("a frame prints control characters as text", () => {
    const hostile = read('a: "x\u202Ey" # \u0007');
    expect(hostile.frame(hostile.at("/a"))).toContain(String.raw`> 1 | a: "x\u202ey" # \u0007`);
  });
});
