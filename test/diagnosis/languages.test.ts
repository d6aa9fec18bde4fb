import { describe, expect, it } from "vitest";
import { rewritten } from "../../src/checks/diagnosis/languages/dialect.ts";
import type { Writer } from "../../src/checks/diagnosis/languages/dialect.ts";
import { gbkOf } from "../../src/checks/diagnosis/languages/gbk.ts";
import { go } from "../../src/checks/diagnosis/languages/go.ts";
import { gson } from "../../src/checks/diagnosis/languages/gson.ts";
import { innerObjects } from "../../src/checks/diagnosis/languages/inner-object.ts";
import { jackson } from "../../src/checks/diagnosis/languages/jackson.ts";
import { minified } from "../../src/checks/diagnosis/languages/minified.ts";
import { php } from "../../src/checks/diagnosis/languages/php.ts";
import { bytesLiteral, python, pythonLiteral } from "../../src/checks/diagnosis/languages/python.ts";
import { ruby, rubyInspect } from "../../src/checks/diagnosis/languages/ruby.ts";
import { systemTextJson } from "../../src/checks/diagnosis/languages/system-text-json.ts";

const numbers =
  '{"a":1.0,"b":1e5,"c":1e16,"d":1.5e-7,"f":-0.0,"g":9007199254740993,"j":0.0001,"k":0.00001,"n":1e22}';
const texts = String.raw`{"q":"\u001B\u007f\/<>&'=\u2028\ud83d\ude00é你\b\t","o":{},"p":[],"t":true,"z":null}`;

/** What they wrote themselves (Python 3.11, PHP 8.2, Go 1.19, Ruby 3.1, Gson 2.11, Jackson 2.17), but for the last one. */
const written: readonly (readonly [string, Writer, string, string])[] = [
  [
    "Python",
    python(),
    '{"a": 1.0, "b": 100000.0, "c": 1e+16, "d": 1.5e-07, "f": -0.0, "g": 9007199254740993, "j": 0.0001, "k": 1e-05, "n": 1e+22}',
    String.raw`{"q": "\u001b\u007f/<>&'=\u2028\ud83d\ude00\u00e9\u4f60\b\t", "o": {}, "p": [], "t": true, "z": null}`,
  ],
  [
    "Python's notation of a dict",
    pythonLiteral,
    "{'a': 1.0, 'b': 100000.0, 'c': 1e+16, 'd': 1.5e-07, 'f': -0.0, 'g': 9007199254740993, 'j': 0.0001, 'k': 1e-05, 'n': 1e+22}",
    String.raw`{'q': "\x1b\x7f/<>&'=\u2028😀é你\x08\t", 'o': {}, 'p': [], 't': True, 'z': None}`,
  ],
  [
    "PHP",
    php(),
    '{"a":1,"b":100000,"c":10000000000000000,"d":1.5e-7,"f":-0,"g":9007199254740993,"j":0.0001,"k":1.0e-5,"n":1.0e+22}',
    '{"q":"\\u001b\u007f\\/<>&\'=\\u2028\\ud83d\\ude00\\u00e9\\u4f60\\b\\t","o":[],"p":[],"t":true,"z":null}',
  ],
  [
    "Go",
    go({ sorted: true }),
    '{"a":1,"b":100000,"c":10000000000000000,"d":1.5e-7,"f":-0,"g":9007199254740992,"j":0.0001,"k":0.00001,"n":1e+22}',
    '{"o":{},"p":[],"q":"\\u001b\u007f/\\u003c\\u003e\\u0026\'=\\u2028😀é你\\u0008\\t","t":true,"z":null}',
  ],
  [
    "Ruby",
    ruby(),
    '{"a":1.0,"b":100000.0,"c":1.0e+16,"d":1.5e-07,"f":-0.0,"g":9007199254740993,"j":0.0001,"k":1.0e-05,"n":1.0e+22}',
    '{"q":"\\u001b\u007f/<>&\'=\u2028😀é你\\b\\t","o":{},"p":[],"t":true,"z":null}',
  ],
  [
    "Ruby's notation of a Hash",
    rubyInspect,
    '{"a"=>1.0, "b"=>100000.0, "c"=>1.0e+16, "d"=>1.5e-07, "f"=>-0.0, "g"=>9007199254740993, "j"=>0.0001, "k"=>1.0e-05, "n"=>1.0e+22}',
    String.raw`{"q"=>"\e\u007F/<>&'=\u2028😀é你\b\t", "o"=>{}, "p"=>[], "t"=>true, "z"=>nil}`,
  ],
  [
    "Gson with a Map",
    gson({ doubles: true }),
    '{"a":1.0,"b":100000.0,"c":1.0E16,"d":1.5E-7,"f":-0.0,"g":9.007199254740992E15,"j":1.0E-4,"k":1.0E-5,"n":1.0E22}',
    '{"q":"\\u001b\u007f/\\u003c\\u003e\\u0026\\u0027\\u003d\\u2028😀é你\\b\\t","o":{},"p":[],"t":true}',
  ],
  [
    "Jackson",
    jackson,
    '{"a":1.0,"b":100000.0,"c":1.0E16,"d":1.5E-7,"f":-0.0,"g":9007199254740993,"j":1.0E-4,"k":1.0E-5,"n":1.0E22}',
    '{"q":"\\u001B\u007f/<>&\'=\u2028😀é你\\b\\t","o":{},"p":[],"t":true,"z":null}',
  ],
  [
    "System.Text.Json",
    systemTextJson,
    numbers,
    String.raw`{"q":"\u001B\u007F/\u003C\u003E\u0026\u0027=\u2028\uD83D\uDE00\u00E9\u4F60\b\t","o":{},"p":[],"t":true,"z":null}`,
  ],
];

describe("JSON written again", () => {
  it.each(written)("has the numbers that %s writes", (_, writer, expected) => {
    expect(rewritten(Buffer.from(numbers), writer)).toBe(expected);
  });

  it.each(written)("has the texts that %s writes", (_, writer, __, expected) => {
    expect(rewritten(Buffer.from(texts), writer)).toBe(expected);
  });

  it("is nothing for what is not JSON", () => {
    expect(rewritten(Buffer.from("{"), python())).toBeUndefined();
  });

  it("is a list in PHP where keys count from zero", () => {
    expect(rewritten(Buffer.from('{"a":{"0":"x","1":"y"},"b":{"1":"y"}}'), php())).toBe(
      '{"a":["x","y"],"b":{"1":"y"}}',
    );
  });
});

describe("Other notations", () => {
  it("have Python's escapes of bytes", () => {
    expect(bytesLiteral(Buffer.from(`a'é\n`))).toBe(String.raw`b"a'\xc3\xa9\n"`);
  });

  it("keep white space in strings when they are minified", () => {
    expect(minified(' { "a b" : "c \\" d" , "e" : 1.0 } ')).toBe('{"a b":"c \\" d","e":1.0}');
  });

  it("know GBK, with a question mark for what it lacks", () => {
    expect(Buffer.from(gbkOf("a中😀")).toString("hex")).toBe("61d6d03f");
  });

  it("find the business data as it stands in the body", () => {
    expect(innerObjects('{"id":"{","data": { "a":{"}":1.0} } }')[0]).toBe('{ "a":{"}":1.0} }');
  });
});
