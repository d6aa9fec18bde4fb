import { describe, expect, it } from "vitest";
import { streamOf, tagOf, withPerson } from "../../src/generate/stream.ts";
import { drawPerson, personOf } from "../../src/generate/person.ts";

describe("a stream", () => {
  it("gives the same numbers for ever", () => {
    const stream = streamOf(42, "cdr.hangup", 7);
    expect(Array.from({ length: 6 }, () => stream.next())).toMatchInlineSnapshot(`
      [
        3314158177,
        707271486,
        1626413122,
        1561988568,
        3806644434,
        866001281,
      ]
    `);
  });

  it("depends on every key and their order", () => {
    const firsts = [
      streamOf(1),
      streamOf(2),
      streamOf(2 ** 32 + 1),
      streamOf(-1),
      streamOf(1, "a"),
      streamOf(1, "a", "b"),
      streamOf(1, "b", "a"),
      streamOf(1, "1"),
      streamOf(1, 1),
    ].map((stream) => `${stream.next()} ${stream.next()}`);
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it("has forks that do not depend on what was drawn before", () => {
    const fresh = streamOf(3);
    const used = streamOf(3);
    used.next();
    used.int(1, 6);
    expect(used.fork("x").next()).toBe(fresh.fork("x").next());
    expect(fresh.fork(tagOf("x")).next()).toBe(fresh.fork("x").next());
  });

  it("draws whole numbers evenly within both ends", () => {
    const stream = streamOf(5);
    const counts = new Map<number, number>();
    for (let n = 0; n < 6000; n++) {
      const value = stream.int(-2, 3);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
    for (const count of counts.values()) expect(count).toBeGreaterThan(850);
  });

  it("reaches the ends of a range beyond 32 bits and never leaves it", () => {
    const stream = streamOf(6);
    const values = Array.from({ length: 2000 }, () => stream.int(0, Number.MAX_SAFE_INTEGER));
    expect(Math.max(...values)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeGreaterThan(2 ** 52);
  });

  it("has no two of 200,000 keys with the same first numbers", () => {
    const seen = new Set<string>();
    for (let n = 0; n < 200_000; n++) {
      const stream = streamOf(1, "notification", n);
      seen.add(`${stream.next()} ${stream.next()}`);
    }
    expect(seen.size).toBe(200_000);
  });

  it("is about one person in all its forks, or about the one it is given", () => {
    const stream = streamOf(9);
    expect(personOf(stream.fork("a"))).toBe(personOf(stream.fork("b")));
    const someone = drawPerson(streamOf(10));
    expect(personOf(withPerson(stream, someone).fork("a"))).toBe(someone);
  });
});
