import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hypotheses } from "../../src/checks/diagnosis/hypotheses.ts";
import { leaks } from "../../src/checks/diagnosis/leaks.ts";
import { probeOf } from "../../src/checks/diagnosis/sample.ts";
import { samplesOf } from "../../src/checks/diagnosis/samples.ts";
import { signatureOf } from "../../src/wire/signature.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { example, settings, signing } from "./laboratory.ts";

const folder = `${import.meta.dirname}/../../src/checks/diagnosis`;
const filesIn = (name: string) => readdirSync(`${folder}/${name}`).map((file) => file.replace(/\.ts$/, ""));

/** Secrets that between them have everything a hypothesis may look for. */
const secrets = ["whsec_Zk3-Example.Secret=9 and more of it", " 0a1b2c3d ", "0a1b2c3d"].map(secretOf);

describe("The hypotheses", () => {
  it("are the files of their folder, each under its own name", () => {
    expect(hypotheses.map(({ id }) => id).toSorted()).toEqual(filesIn("hypotheses").toSorted());
    expect(leaks.map(({ id }) => id).toSorted()).toEqual(filesIn("leaks").toSorted());
  });

  it("number at least forty-five", () => {
    expect(hypotheses.length).toBeGreaterThanOrEqual(45);
  });

  it.each(hypotheses)("can be told from the right formula: $id", (hypothesis) => {
    const probes = secrets.flatMap((secret) =>
      samplesOf(example, settings.signatureHeader).map((sample) =>
        probeOf(sample, { settings, secret, otherSecrets: [secretOf("another")] }),
      ),
    );
    const long = { ...probes[0], body: new Uint8Array(2000).fill(0x20) } as (typeof probes)[number];
    const differs = [...probes, long].some((probe) =>
      hypothesis
        .guesses(probe)
        .some(
          ({ signature, header }) =>
            header !== undefined || signature !== signatureOf(probe.body, probe.secret),
        ),
    );
    expect(differs).toBe(true);
  });

  it.each(hypotheses)("name the variants of several guesses alike for every body: $id", (hypothesis) => {
    const variants = samplesOf(example, settings.signatureHeader)
      .map((sample) => hypothesis.guesses(probeOf(sample, signing)))
      .filter((guesses) => guesses.length > 1)
      .map((guesses) => guesses.map(({ variant }, index) => variant ?? String(index)).join());
    expect(new Set(variants).size).toBeLessThanOrEqual(1);
  });

  it("never show the secret in what was hashed", () => {
    for (const sample of samplesOf(example, settings.signatureHeader)) {
      for (const { guesses } of hypotheses) {
        for (const { hashed } of guesses(probeOf(sample, signing))) {
          expect(new TextDecoder().decode(hashed)).not.toContain("Zk3-Example");
        }
      }
    }
  });
});
