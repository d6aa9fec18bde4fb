import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shrink } from "../../src/fuzz/shrink.ts";

describe("shrink", () => {
  it("finds any set of guilty items among the others, in order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.nat(39), { maxLength: 4 }),
        async (length, guilty) => {
          const items = Array.from({ length }, (_, index) => index);
          const causes = [...new Set(guilty.filter((item) => item < length))].toSorted((a, b) => a - b);
          const kept = await shrink(items, async (part) => causes.every((cause) => part.includes(cause)));
          expect(kept).toEqual(causes);
        },
      ),
    );
  });

  it("ends with a part of which no single item can be taken away", async () => {
    const fails = async (part: readonly number[]) => part.filter((item) => item % 3 === 0).length >= 2;
    const kept = await shrink([1, 2, 3, 4, 5, 6, 7, 8, 9], fails);
    expect(kept).toHaveLength(2);
  });

  it("asks little: a pair among forty items takes fewer than sixty questions", async () => {
    let questions = 0;
    await shrink(
      Array.from({ length: 40 }, (_, index) => index),
      async (part) => {
        questions += 1;
        return part.includes(7) && part.includes(31);
      },
    );
    expect(questions).toBeLessThan(60);
  });

  it("never asks about the same part twice", async () => {
    const asked = new Set<string>();
    await shrink([1, 2, 3, 4, 5, 6], async (part) => {
      expect(asked.has(part.join())).toBe(false);
      asked.add(part.join());
      return part.includes(2) && part.includes(5);
    });
  });
});
