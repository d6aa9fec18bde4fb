import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogue, checks } from "../../src/checks/index.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import { statements } from "../../src/contract/statements.ts";
import type { Statement } from "../../src/contract/statements.ts";
import type { Settings } from "../../src/contract/settings.ts";
import type { Known } from "../../src/checks/check.ts";

const root = new URL("../../src/checks/", import.meta.url);

function knownUnder(changes: Partial<Settings> = {}): Known {
  const settings = { ...defaultSettings, ...changes };
  const observe = { ask: { url: "http://127.0.0.1/" }, count: "$.x", withinMs: 0 };
  return { settings, schemas: loadSchemas({ settings }), observe };
}

describe("the catalogue", () => {
  test("has each file of an area's folder under the name of the file, and nothing else", () => {
    for (const area of new Set(catalogue.map((entry) => entry.area))) {
      const files = readdirSync(new URL(area, root)).map((file) => file.replace(/\.ts$/, ""));
      const listed = catalogue.filter((entry) => entry.area === area).map(({ check }) => check.id);
      expect(listed.toSorted(), area).toEqual(files.toSorted());
    }
  });

  test("gives every check an id and a title of its own", () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    expect(new Set(checks.map(({ title }) => title)).size).toBe(checks.length);
  });

  test("lists what a check needs before the check", () => {
    for (const [index, { id, needs = [] }] of checks.entries()) {
      const before = checks.slice(0, index).map((check) => check.id);
      expect(before, id).toEqual(expect.arrayContaining([...needs]));
    }
  });

  test("builds everything on the acknowledgement of valid notifications", () => {
    const foundations = checks.filter(({ needs = [] }) => needs.length === 0).map(({ id }) => id);
    expect(foundations).toEqual(["valid-notification-acknowledged"]);
  });

  test.each(checks.map((check) => [check.id, check.explain]))(
    "%s explains how to mend it in the usual frameworks",
    (_, explain) => {
      const frameworks = [
        "Express",
        "Fastify",
        "NestJS",
        "Next.js",
        "Flask",
        "Django",
        "Spring",
        "Go",
        "PHP",
        "Rails",
      ];
      expect(frameworks.filter((name) => !explain.includes(name))).toEqual([]);
      expect(explain.length).toBeGreaterThan(300);
    },
  );

  test("only informs about what correct receivers may refuse", () => {
    const informing = checks.filter(({ level }) => level === "may").map(({ id }) => id);
    expect(informing).toEqual(
      expect.arrayContaining([
        "unusual-style-acknowledged",
        "very-large-body-acknowledged",
        "chunked-body-acknowledged",
        "content-type-variants",
        "unknown-enum-value",
        "unusual-integer",
        "unusual-text",
        "wrong-type",
        "deep-nesting",
        "unknown-topic",
        "identical-delivery-repeated",
        "latency-does-not-grow",
      ]),
    );
  });

  test.each([
    ["by default", {}],
    ["with only documented fields", { documentedOnly: true }],
    ["with two topics", { topics: ["cdr.hangup", "new_ticket.comment"] }],
  ] satisfies [string, Partial<Settings>][])("gives the rows of a check different ids %s", (_, changes) => {
    const known = knownUnder(changes);
    for (const { id, cases } of checks) {
      const rows = cases?.(known).map((row) => row.id) ?? [];
      expect(new Set(rows).size, id).toBe(rows.length);
    }
  });

  test("sends no topic that is not subscribed to", () => {
    const topics = ["cdr.hangup", "client.updated"] as const;
    const known = knownUnder({ topics });
    const sent = checks.flatMap(
      ({ cases }) => cases?.(known).flatMap((row) => [row.topic, ...(row.uses ?? [])]) ?? [],
    );
    expect(new Set(sent)).toEqual(new Set([null, ...topics]));
  });

  test("leaves the checks of effects out where nobody said how to observe them", () => {
    const known = { ...knownUnder(), observe: null };
    const effects = catalogue.filter(({ area }) => area === "effects");
    expect(effects.flatMap(({ check }) => check.cases?.(known).map(({ id }) => id) ?? [check.id])).toEqual(
      [],
    );
  });
});

describe("the statements of the document", () => {
  const held = new Set<string>(checks.flatMap(({ section, also = [] }) => [section, ...also]));
  const binding = (Object.entries(statements) as [string, Statement][]).filter(
    ([, { binds }]) => binds === "receiver",
  );

  test.each(binding)("%s is held by a check or says why it cannot be", (anchor, { untestable }) => {
    expect(held.has(anchor)).toBe(untestable === undefined);
  });

  test("that bind somebody else are held by no check", () => {
    const others = [...held].filter((anchor) => !binding.some(([bound]) => bound === anchor));
    expect(others).toEqual([]);
  });
});
