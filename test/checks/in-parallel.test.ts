import { expect, test } from "vitest";
import { inParallel } from "../../src/checks/in-parallel.ts";

/** A job that ends when it is told to, in whatever order. */
function gates(count: number) {
  const opens: (() => void)[] = [];
  const jobs = Array.from(
    { length: count },
    (_, index) => new Promise<void>((open) => (opens[index] = open)),
  );
  return { open: (index: number) => opens[index]?.(), job: (index: number) => jobs[index] };
}

test("hands results over in the order of the items, whichever ends first", async () => {
  const { open, job } = gates(3);
  const handed: number[] = [];
  const all = inParallel(
    [0, 1, 2],
    3,
    async (item) => (await job(item), item * 10),
    (result) => handed.push(result),
  );
  open(2);
  open(1);
  await job(1);
  expect(handed).toEqual([]);
  open(0);
  expect(await all).toEqual([0, 10, 20]);
  expect(handed).toEqual([0, 10, 20]);
});

test("does no more jobs at a time than allowed", async () => {
  let running = 0;
  let most = 0;
  await inParallel(Array.from({ length: 20 }), 3, async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  });
  expect(most).toBe(3);
});

test("lets the others end before it rejects", async () => {
  const { open, job } = gates(2);
  let hasEnded = false;
  const all = inParallel([0, 1], 2, async (item) => {
    if (item === 0) throw new Error("first");
    await job(1);
    hasEnded = true;
  });
  open(1);
  await expect(all).rejects.toThrow("first");
  expect(hasEnded).toBe(true);
});
