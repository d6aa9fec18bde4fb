import type { Finding } from "../../run/events.ts";
import type { Request } from "../../wire/request.ts";
import { findHeader } from "./content/find-in-topic.ts";
import { otherAnswer } from "./diagnose-topic.ts";
import type { Failure } from "./failure.ts";
import { keyOf, lostSample } from "./failure.ts";
import type { Formula } from "./find-formula.ts";
import { findFormula } from "./find-formula.ts";
import { findLeaks } from "./find-leaks.ts";
import { formulaFinding, leakFinding } from "./finding.ts";
import type { Plains } from "./plains.ts";
import { presentedBy } from "./leak.ts";
import type { Signing } from "./sample.ts";
import { plainSample, probeOf, sampleOf } from "./sample.ts";
import { samplesOf } from "./samples.ts";
import type { Past } from "./state/past.ts";

/** Lost requests that are tried beside the prepared samples, one for each check. */
const mostLost = 8;

/** Why authentic requests are refused or forged ones let through, as far as it is the signature. */
export async function diagnoseSignature(
  failures: readonly Failure[],
  plains: Plains,
  past: Past,
): Promise<readonly Finding[]> {
  const { asker, signing } = past;
  const leaks = await diagnoseLeaks(failures, plains, past);
  // What accepts everything shows nothing about its formula.
  if (leaks.some(({ id }) => id === "signature-not-verified")) return leaks;

  const covered = new Set(leaks.flatMap(({ cases }) => cases.map(keyOf)));
  const open = failures.filter(
    ({ result, lost, admitted }) =>
      (lost !== undefined || admitted.length > 0) && !covered.has(keyOf(result)),
  );
  if (open.length === 0) return leaks;
  const plain = past.again(plains.of(plains.topic));
  const isTaken = plains.acknowledged(plains.topic).length > 0;
  // Asking about the formula is long; what shows sooner that it is something else goes first.
  if (!isTaken && ((await findHeader(plain, past)) ?? (await otherAnswer(plain, past))) !== null)
    return leaks;
  const samples = [
    ...samplesOf(plain, signing.settings.signatureHeader),
    ...onePerCheck(open).flatMap((row) => lostSample(row, signing) ?? []),
  ];
  const formula = await findFormula(samples, asker, signing);
  if (formula === null) return leaks;
  const explained = open.filter((row) => isExplained(row, formula, signing));
  return explained.length === 0 ? leaks : [formulaFinding(formula, explained, asker.headers), ...leaks];
}

async function diagnoseLeaks(
  failures: readonly Failure[],
  plains: Plains,
  past: Past,
): Promise<readonly Finding[]> {
  const { asker, signing } = past;
  let open = failures.filter(({ admitted }) => admitted.length > 0);
  if (open.length === 0) return [];
  const sample = () => plainSample(past.again(plains.of(plains.topic)), signing.settings.signatureHeader);
  const findings: Finding[] = [];
  for (const leak of await findLeaks(sample(), sample(), asker, signing)) {
    const isCovered = (request: Request) => {
      const presented = presentedBy(request, signing);
      return presented !== null && leak.covers(presented);
    };
    const rows = open.filter(({ admitted }) => admitted.some(({ request }) => isCovered(request)));
    if (rows.length > 0) findings.push(leakFinding(leak, rows, asker.headers));
    open = open.filter((row) => !rows.includes(row));
  }
  return findings;
}

/** Networks cut bodies of this size, in bytes, into pieces. */
const cutAnyway = 32 * 1024;

/** Whether the formula foretells what happened: the refusal of a lost request, or the acceptance of a forged one. */
function isExplained({ lost, admitted }: Failure, { supposition }: Formula, signing: Signing): boolean {
  if (lost !== undefined) {
    const sample = sampleOf(lost.request, "", signing.settings);
    const isCut = supposition.hypothesis.piecewise === true && lost.request.body.length > cutAnyway;
    return isCut || (sample !== undefined && supposition.guess(probeOf(sample, signing)) !== undefined);
  }
  return admitted.some(({ request }) => {
    const sample = sampleOf({ ...request, tampering: {} }, "", signing.settings);
    const guess = sample && supposition.guess(probeOf(sample, signing));
    return guess !== undefined && presentedBy(request, signing)?.values.includes(guess.signature) === true;
  });
}

function onePerCheck(rows: readonly Failure[]): readonly Failure[] {
  const byCheck = new Map(rows.map((row) => [row.result.check, row]).toReversed() as [string, Failure][]);
  return [...byCheck.values()].toReversed().slice(0, mostLost);
}
