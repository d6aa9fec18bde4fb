import { describe, expect, it } from "vitest";
import { pairCover } from "../../src/fuzz/pair-cover.ts";

describe("pairCover", () => {
  it.each([2, 3, 4, 5, 10, 11, 35, 36, 60, 126])(
    "shows all four combinations of any two of %i columns",
    (columns) => {
      const rows = pairCover(columns);
      const missing: string[] = [];
      for (let a = 0; a < columns; a++) {
        for (let b = a + 1; b < columns; b++) {
          const seen = new Set(rows.map((row) => `${row[a]} ${row[b]}`));
          if (seen.size !== 4) missing.push(`${a} and ${b}: ${[...seen].join(", ")}`);
        }
      }
      expect(missing).toEqual([]);
    },
  );

  it("needs as few rows as are known to be possible", () => {
    expect([3, 4, 10, 15, 35, 56, 126].map((columns) => pairCover(columns).length)).toEqual([
      4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it("has no rows without columns", () => {
    expect(pairCover(0)).toEqual([]);
  });
});
