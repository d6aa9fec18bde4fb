import { expect, test } from "vitest";
import { projectionOf } from "../../src/schema/projection.ts";

test.each([
  [2n ** 53n + 1n, 2 ** 53],
  [-(2n ** 53n) - 1n, -(2 ** 53) - 2],
  [2n ** 63n - 1n, 2 ** 63 - 1024],
  [2n ** 63n, 2 ** 63],
  [-(2n ** 63n), -(2 ** 63)],
  [-(2n ** 63n) - 1n, -(2 ** 63) - 2048],
  [7n, 7],
  [0n, 0],
])("%s becomes %s, the largest number not above it", (value, number) => {
  expect(projectionOf({ a: [value] })).toEqual({ a: [number] });
  expect(BigInt(number) <= value).toBe(true);
});

test("everything else stays, own keys of any name included", () => {
  const value = JSON.parse('{"__proto__": [1.5, null, true, "9007199254740993"]}') as never;
  expect(JSON.stringify(projectionOf(value))).toBe(JSON.stringify(value));
});
