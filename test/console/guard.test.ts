import fc from "fast-check";
import { expect, test } from "vitest";

import { refusalOf } from "../../src/console/guard.ts";
import { parseJsonBody } from "../../src/console/parse-json-body.ts";

const token = "kT9x-Zq_4mW0aB7cD2eF5gH8iJ1kL3nP6oQ9rS2tU4v";
const host = "127.0.0.1:4321";
const asked = (headers: Readonly<Record<string, string>>, url = "/api/state", method = "GET") =>
  refusalOf(
    { url, method, headers: { host, authorization: `Bearer ${token}`, ...headers } },
    { port: 4321, token },
  );

test("whoever knows the token comes in", () => {
  expect(asked({})).toBeNull();
});

test.each([
  ["nothing", ""],
  ["the scheme alone", "Bearer "],
  ["another scheme", `Basic ${token}`],
  ["the scheme in capitals", `BEARER ${token}`],
  ["the bare token", token],
  ["a beginning", `Bearer ${token.slice(0, -1)}`],
  ["more than the token", `Bearer ${token}A`],
  ["the token twice", `Bearer ${token}, Bearer ${token}`],
  ["another case", `Bearer ${token.toLowerCase()}`],
  ["other text of the same length", `Bearer ${"é".repeat(token.length)}`],
])("%s is not the token", (_what, authorization) => {
  expect(asked({ authorization })?.status).toBe(401);
});

test("nothing but the token comes in, and no header is ever too odd to be judged", () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc.constantFrom("[::1", "a b", "http://[", "null", "\0", "//"),
  );
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom("host", "origin", "authorization", "sec-fetch-site", "upgrade", "content-type"),
        odd,
        { minKeys: 1 },
      ),
      odd,
      odd,
      (headers, url, method) => {
        expect(asked({ authorization: "", ...headers }, url, method)?.status).toBeGreaterThanOrEqual(400);
      },
    ),
  );
});

test.each([
  [32, "[".repeat(32) + "]".repeat(32)],
  [32, '{"a":'.repeat(31) + "[]" + "}".repeat(31)],
  [1, JSON.stringify({ a: '[[[[{{{{"\\"[[' + "[".repeat(100) })],
])("a body nested %i deep is read", (_depth, text) => {
  expect(parseJsonBody(text)).toEqual(JSON.parse(text));
});

test.each([
  ["33 lists in each other", "[".repeat(33) + "]".repeat(33)],
  ["a million open lists", "[".repeat(1_000_000)],
  ["brackets after a text that ends in a back slash", `["\\\\",${"[".repeat(40)}${"]".repeat(40)}]`],
  ["__proto__ deep inside", '{"a":[{"__proto__":1}]}'],
  ["constructor.prototype deep inside", '{"a":{"constructor":{"prototype":1}}}'],
])("%s are refused", (_what, text) => {
  expect(() => parseJsonBody(text)).toThrow(SyntaxError);
});
