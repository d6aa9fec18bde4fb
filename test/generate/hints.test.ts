import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { compile } from "../../src/generate/compile.ts";
import { hints } from "../../src/generate/hints.ts";
import { matters } from "../../src/generate/service/matters.ts";
import { slots } from "../../src/generate/service/slots.ts";
import { streamOf } from "../../src/generate/stream.ts";

describe("hints", () => {
  it.each(Object.entries(hints))("%s answers, the same for the same stream", (_, hint) => {
    const values = Array.from({ length: 30 }, (_, n) => hint(streamOf(n)));
    expect(values).toEqual(Array.from({ length: 30 }, (_, n) => hint(streamOf(n))));
    for (const value of values) expect(value).toBeDefined();
  });

  it("write mobile numbers of eleven digits and addresses that begin with the person's province or city", () => {
    for (let n = 0; n < 100; n++) {
      const stream = streamOf(n);
      expect(hints["phone.number"](stream)).toMatch(/^1[3-9]\d{9}$/);
      const address = String(hints["location.streetAddress"](stream));
      expect(address).toContain(String(hints["location.city"](stream)));
    }
  });

  it("fill every brace of every service text", () => {
    const texts = matters.flatMap(({ subjects, questions, replies, summaries, remarks }) => [
      ...subjects,
      ...questions,
      ...replies,
      ...summaries,
      ...remarks,
    ]);
    const used = new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    expect([...used].filter((name) => !Object.hasOwn(slots, name ?? ""))).toEqual([]);
    for (let n = 0; n < 300; n++) expect(hints["service.question"](streamOf(n))).not.toMatch(/[{}]/);
  });

  it("vary: of five hundred questions at least two hundred differ", () => {
    const questions = Array.from({ length: 500 }, (_, n) => hints["service.question"](streamOf(n)));
    expect(new Set(questions).size).toBeGreaterThan(200);
  });

  it("keep question, reply and summary of one notification to one matter", () => {
    for (let n = 0; n < 50; n++) {
      const stream = streamOf(n);
      const label = hints["service.matter"](stream.fork("a"));
      expect(hints["service.matter"](stream.fork("b"))).toBe(label);
    }
  });

  it("take any other method of faker, with its arguments", () => {
    const generate = compile({ "x-faker": ["number.int", { min: 3, max: 5 }], type: "integer" });
    for (let n = 0; n < 20; n++) expect([3, 4, 5]).toContain(generate(streamOf(n)));
    expect(typeof compile({ type: "string", "x-faker": "food.dish" })(streamOf(1))).toBe("string");
  });

  it("come from pools that the script would write again", () => {
    const script = new URL("../../scripts/generate-pools.mjs", import.meta.url);
    execFileSync(process.execPath, [script.pathname, "--check"]);
  });
});
