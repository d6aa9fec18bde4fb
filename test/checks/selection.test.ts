import { describe, expect, test } from "vitest";
import type { Known } from "../../src/checks/check.ts";
import { catalogue } from "../../src/checks/index.ts";
import { assertKnownFailures } from "../../src/checks/known-failures.ts";
import { planChecks } from "../../src/checks/plan.ts";
import type { Selection } from "../../src/checks/selection.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import { loadSchemas } from "../../src/schema/load.ts";

const schemas = loadSchemas({ settings: defaultSettings });
const known: Known = { settings: defaultSettings, schemas, observe: null };

function planned(selection: Selection): Readonly<Record<string, readonly string[]>> {
  const plan = planChecks(catalogue, known, selection);
  return Object.fromEntries(plan.map(({ check, rows }) => [check.id, rows.map(({ row }) => row?.id ?? "")]));
}

const base = "valid-notification-acknowledged";

describe("a selection", () => {
  test("takes everything where it narrows nothing", () => {
    expect(Object.keys(planned({})).length).toBeGreaterThan(60);
  });

  test("names a check, and what the check needs comes along", () => {
    expect(planned({ only: ["empty-secret-not-acknowledged"] })).toEqual({
      [base]: defaultSettings.topics,
      "empty-secret-not-acknowledged": ["hash-of-the-body"],
    });
  });

  test("names a row, and only what that row needs comes along", () => {
    expect(planned({ only: ["null-field-acknowledged:cdr.hangup/wait_time"] })).toEqual({
      [base]: ["cdr.hangup"],
      "null-field-acknowledged": ["cdr.hangup/wait_time"],
    });
  });

  test("names a row whose id has a star in it as it is printed", () => {
    const name = "null-field-acknowledged:new_ticket.closed/ticket/*/fieldValue";
    expect(planned({ only: [name] })["null-field-acknowledged"]).toEqual([
      "new_ticket.closed/ticket/*/fieldValue",
    ]);
  });

  test("names an area", () => {
    expect(Object.keys(planned({ only: ["tolerance"] }))).toEqual([
      base,
      "unknown-field-acknowledged",
      "unknown-envelope-field",
      "unknown-topic",
      "key-order",
    ]);
  });

  test("takes globs over checks and rows", () => {
    expect(Object.keys(planned({ only: ["*-signature-not-acknowledged"] })).length).toBeGreaterThan(6);
    expect(planned({ only: ["enum-value*:*gender*"] })["enum-value-acknowledged"]).toEqual([
      "new_ticket.processing_first/customer/gender=M",
      "new_ticket.processing_first/customer/gender=W",
    ]);
  });

  test("leaves out what it skips, even where something needs it", () => {
    expect(planned({ only: ["tolerance"], skip: [base, "key-*"] })).not.toHaveProperty(base);
    expect(planned({ skip: ["nulls"] })).not.toHaveProperty("null-field-acknowledged");
    expect(planned({ skip: [`${base}:cdr.hangup`] })[base]).not.toContain("cdr.hangup");
  });

  test("takes a section with everything below it, and no other section that begins alike", () => {
    const plan = planChecks(catalogue, known, { sections: ["2.2"] });
    expect(plan.map(({ check }) => check.id)).toContain("documented-empty-string");
    expect(plan.map(({ check }) => check.id)).not.toContain("enum-value-acknowledged");
    expect(Object.keys(planned({ sections: ["5"] }))).toContain("wrong-signature-not-acknowledged");
  });

  test("takes the rows of a topic, and those about none", () => {
    const rows = planned({ topics: ["client.deleted"] });
    expect(rows[base]).toEqual(["client.deleted"]);
    expect(rows["null-field-acknowledged"]?.every((row) => row.startsWith("client.deleted/"))).toBe(true);
    expect(rows["wrong-signature-not-acknowledged"]).toContain("zeros");
  });

  test("takes levels", () => {
    const plan = planChecks(catalogue, known, { levels: ["should"] });
    expect(plan.slice(1).every(({ check }) => check.level === "should")).toBe(true);
  });

  test("is quick without what is thorough, and keeps every topic in the base", () => {
    const rows = planned({ quick: true });
    expect(rows[base]).toEqual(defaultSettings.topics);
    expect(rows).not.toHaveProperty("many-deliveries-acknowledged");
    expect(rows["null-field-acknowledged"]).not.toContain("conversation.closed/search_engine");
    expect(rows["null-field-acknowledged"]).toContain("conversation.created/search_engine");
  });

  test.each([
    [{ only: ["null-feild-acknowledged"] }, "Did you mean null-field-acknowledged?"],
    [{ skip: ["nulls", "key-ordr"] }, "Did you mean key-order?"],
    [{ only: ["nothing-like-it-at-all"] }, "`hookproof list checks` shows them all."],
    [{ sections: ["nowhere"] }, "`hookproof list checks` shows them all."],
  ])("refuses %j with a hint", (selection, hint) => {
    expect(() => planned(selection)).toThrow(expect.objectContaining({ code: "bad-option", hint }));
  });
});

describe("known failures", () => {
  test("are refused where they name a check that does not exist", () => {
    const ids = catalogue.map(({ check }) => check.id);
    expect(() => assertKnownFailures([{ check: "key-ordr", reason: "later" }], ids)).toThrow(
      expect.objectContaining({ code: "bad-config", hint: "Did you mean key-order?" }),
    );
    expect(() =>
      assertKnownFailures([{ check: "key-order", case: "sorted", reason: "later" }], ids),
    ).not.toThrow();
  });
});
