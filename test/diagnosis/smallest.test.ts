import { describe, expect, it } from "vitest";
import { changesBetween, withChanges } from "../../src/checks/diagnosis/content/change.ts";
import { smallest } from "../../src/checks/diagnosis/content/smallest.ts";
import { threshold } from "../../src/checks/diagnosis/content/threshold.ts";

const hundred = Array.from({ length: 100 }, (_, index) => index);

describe("The smallest part that shows a fault", () => {
  it.each([[[17]], [[3, 97]], [[0, 50, 99]]])("is found among a hundred: %j", async (culprits) => {
    let asked = 0;
    const found = await smallest(hundred, async (selection) => {
      asked++;
      return culprits.every((culprit) => selection.includes(culprit));
    });
    expect(found).toEqual(culprits);
    expect(asked).toBeLessThan(150);
  });

  it("is everything when nothing can be left out", async () => {
    expect(await smallest([1, 2, 3], async (selection) => selection.length === 3)).toEqual([1, 2, 3]);
  });

  it("is unknown when the questions run out", async () => {
    expect(await smallest(hundred, async () => undefined)).toBeUndefined();
  });
});

describe("A threshold", () => {
  it.each([
    [0n, 2n ** 63n, 2n ** 31n],
    [100n, -100n, -1n],
  ])("between %s and %s is found", async (good, bad, edge) => {
    const refuses = async (n: bigint) => (bad > good ? n >= edge : n <= edge);
    expect(await threshold(good, bad, refuses)).toBe(edge);
  });
});

describe("Changes", () => {
  it("lead from one notification to the other, part by part", () => {
    const from = { id: "1", cdr: { a: 1, list: [{ x: 1 }, { x: 2 }], gone: true } };
    const to = { id: "1", cdr: { a: null, list: [{ x: 1 }, { x: "z" }], extra: {} } };
    const changes = changesBetween(from, to);
    expect(changes.map((change) => ("pointer" in change ? change.pointer : change.is))).toEqual([
      "/cdr/a",
      "/cdr/list/1/x",
      "/cdr/extra",
      "/cdr/gone",
    ]);
    expect(withChanges(from, changes)).toEqual(to);
    expect(withChanges(from, [])).toEqual(from);
  });
});
