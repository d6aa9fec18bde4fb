import { describe, expect, it } from "vitest";
import { textsOf } from "../../src/generate/pattern/texts.ts";
import { streamOf } from "../../src/generate/stream.ts";

const patterns = [
  "^[A-Z]{2}-\\d{4}$",
  "^(?:a|bc)+?d*$",
  "[^\\s]",
  "^.{3}$",
  "^\\u{1F600}+$",
  "^[\\u4e00-\\u9fa5]{2,4}$",
  "^\\p{Lu}[\\p{Ll}\\d_]*$",
  "^\\P{L}+$",
  "^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$",
  "^(?=.*\\d)(?=.*[a-z]).{6,10}$",
  "^(?!admin$)[a-z]{5}$",
  "^a(?=b)b?c?$",
  "^(['\"])x\\1$",
  "^(a|b)\\1\\1$",
  "^$",
  "(^|,)x(,|$)",
  "^[-a-z\\]\\\\]+$",
  "\\x41\\cJ?\\0?",
  "^(?:[01]\\d|2[0-3]):[0-5]\\d$",
  "^a{3}b{2,}c{0,2}$",
];

describe("texts of patterns", () => {
  it.each(patterns)("match %s", (source) => {
    const texts = textsOf([{ source, matches: true }], 0, Infinity);
    if (texts === undefined || texts === "too large") throw new Error("no texts");
    const matcher = new RegExp(source, "u");
    for (let n = 0; n < 100; n++) expect(texts.draw(streamOf(n))).toMatch(matcher);
  });

  it("match several patterns, fail others, and keep to the lengths", () => {
    const texts = textsOf(
      [
        { source: "[A-Z]", matches: true },
        { source: "[0-9]", matches: true },
        { source: "^[A-Za-z0-9]+$", matches: true },
        { source: "A", matches: false },
      ],
      8,
      10,
    );
    if (texts === undefined || texts === "too large") throw new Error("no texts");
    expect(texts.exact).toBe(true);
    for (let n = 0; n < 200; n++) {
      const text = texts.draw(streamOf(n));
      expect(text).toMatch(/^(?=.*[B-Z])(?=.*[0-9])[B-Za-z0-9]{8,10}$/);
    }
  });

  it("do not exist where patterns exclude each other", () => {
    expect(
      textsOf(
        [
          { source: "^a*$", matches: true },
          { source: "b", matches: true },
        ],
        0,
        50,
      ),
    ).toBeUndefined();
    expect(textsOf([{ source: "^ab{2}$", matches: true }], 4, 9)).toBeUndefined();
    expect(
      textsOf(
        [
          { source: "^a?$", matches: true },
          { source: "^a?$", matches: false },
        ],
        0,
        9,
      ),
    ).toBeUndefined();
  });

  it("say that they need a check where the automaton leaves something out", () => {
    for (const source of ["\\bfoo\\b", "(?<=a)b"])
      expect(textsOf([{ source, matches: true }], 0, 20)).toMatchObject({ exact: false });
  });

  it("come soon even for long bounded repetitions", () => {
    const texts = textsOf([{ source: "^([a-z]{1,63}\\.){1,10}[a-z]{2,63}$", matches: true }], 0, 253);
    if (texts === undefined || texts === "too large") throw new Error("no texts");
    expect(texts.draw(streamOf(1))).toMatch(/^([a-z]{1,63}\.){1,10}[a-z]{2,63}$/);
  });
});
