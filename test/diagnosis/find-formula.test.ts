import { describe, expect, it } from "vitest";
import { findFormula } from "../../src/checks/diagnosis/find-formula.ts";
import { samplesOf } from "../../src/checks/diagnosis/samples.ts";
import { faults } from "../../src/receiver/faults/index.ts";
import { example, settings, signing, withReceiver } from "./laboratory.ts";

/** What the receiver does wrong, and the hypothesis that must be confirmed. */
const expected: Readonly<Record<string, string>> = {
  "hashes-restringified": "javascript-json-stringify",
  "hashes-restringified-indented": "javascript-json-stringify-indent-two",
  "hashes-sorted-keys": "javascript-sorted-keys",
  "hashes-object-as-text": "object-as-text",
  "hashes-undefined": "undefined-as-text",
  "hashes-empty-body": "empty-body",
  "hashes-buffer-as-json": "buffer-as-json",
  "hashes-base64-of-body": "body-in-base64",
  "hashes-business-data": "inner-business-object",
  "uses-hmac-sha1": "hmac-sha1",
  "uses-hmac-sha256": "hmac-sha256",
  "uses-sha256": "sha256-of-body-and-secret",
  "uses-md5": "md5-of-body-and-secret",
  "puts-secret-first": "secret-before-body",
  "separates-with-newline": "separator-newline",
  "separates-with-colon": "separator-colon",
  "forgets-secret": "body-without-secret",
  "compares-upper-case": "digest-in-upper-case",
  "compares-base64": "digest-in-base64",
  "expects-algorithm-prefix": "digest-after-sha1-prefix",
  "drops-leading-zeros": "digest-bytes-unpadded",
  "keeps-newline-in-secret": "secret-with-newline",
  "lowers-secret": "secret-in-other-case",
  "decodes-secret": "secret-decoded-from-base64",
  "has-no-secret": "secret-missing-as-word",
  "takes-token-for-secret": "enterprise-token-as-secret",
  "decodes-as-ascii": "body-as-ascii",
  "decodes-as-latin1": "body-as-latin1",
  "hashes-low-bytes": "low-bytes-of-text",
  "joins-chunks-as-text": "character-split-across-chunks",
  "keeps-first-chunk": "first-piece-only",
  "keeps-last-chunk": "last-piece-only",
  "trims-body": "body-trimmed",
  "removes-white-space": "white-space-removed",
  "changes-line-breaks": "line-breaks-changed",
  "escapes-markup": "markup-escaped",
  "reads-another-header": "other-header-name",
  "reads-short-header-name": "other-header-name",
};

describe("The formula of a receiver", () => {
  it.each(Object.entries(expected))("that %s is %s", async (faultId, hypothesis) => {
    const fault = faults.find(({ id }) => id === faultId);
    expect(fault).toBeDefined();
    const samples = samplesOf(example, settings.signatureHeader);
    const formula = await withReceiver(fault, (asker) => findFormula(samples, asker, signing));
    expect(formula?.supposition.hypothesis.id).toBe(hypothesis);
  });

  it("is none for a correct receiver", async () => {
    const samples = samplesOf(example, settings.signatureHeader);
    expect(await withReceiver(undefined, (asker) => findFormula(samples, asker, signing))).toBeNull();
  });
});
