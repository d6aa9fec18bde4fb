import { describe, expect, test } from "vitest";
import type { Anchor, Statement } from "../../src/contract/statements.ts";
import { statements } from "../../src/contract/statements.ts";
import { kinds } from "../../src/contract/topics.ts";

const rows = Object.entries(statements) as [Anchor, Statement][];

describe("the statements of the document", () => {
  test("cover each of its sections", () => {
    const sections = new Set(rows.map(([anchor]) => anchor.split("/")[0]));
    expect([...sections].join(" ")).toBe(
      "1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 2.4 2.5 2.6 3 4 4.1 5 5.1 5.2 5.3 5.4 6 7.1 7.2 7.3 7.4 8.1 8.2 9",
    );
  });

  test.each(rows)("%s is one sentence", (_, { sentence }) => {
    expect(sentence).toMatch(/^\p{L}[^\n]*[^.]\.$/u);
  });

  test.each(rows)("%s is marked untestable only where it binds the receiver", (_, { binds, untestable }) => {
    expect(binds === "receiver" || untestable === undefined).toBe(true);
  });

  test.each(Object.values(kinds))(
    "have an anchor for the kind described in section $section",
    ({ section }) => {
      expect(statements).toHaveProperty([section]);
    },
  );
});
