import { expect, test } from "vitest";
import { assumptionsOf } from "../../src/contract/assumptions.ts";
import { gaps } from "../../src/contract/gaps.ts";
import { defaultSettings } from "../../src/contract/settings.ts";

const assumed = (settings: Partial<typeof defaultSettings> = {}) =>
  Object.fromEntries(
    assumptionsOf({ ...defaultSettings, ...settings }).map((row) => [row.gap, row.assumed] as const),
  );

test("every gap is assumed to be something", () => {
  expect(Object.keys(assumed())).toEqual(Object.keys(gaps));
});

test("a gap that a setting fills shows the value in force", () => {
  expect(assumed({ signatureHeader: "Acme-Signature", timeoutMs: 500 })).toMatchObject({
    "signature-header": "Acme-Signature",
    timeout: "500",
    "customer-field-names": JSON.stringify(defaultSettings.customerFields),
  });
});

test("a gap without a setting shows the sentence of the table", () => {
  expect(assumed()["order"]).toBe(gaps.order.assumption);
});
