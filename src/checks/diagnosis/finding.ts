import type { CaseResult, Finding } from "../../run/events.ts";
import type { Header } from "../../wire/header.ts";
import type { Cause, CauseKind } from "./content/cause.ts";
import { answerText } from "./content/words.ts";
import { differenceOf } from "./difference.ts";
import type { Failure } from "./failure.ts";
import type { Formula } from "./find-formula.ts";
import { fixFor } from "./fix.ts";
import type { Leak } from "./leak.ts";

const mostEvidence = 8;

/** What the search for the formula came to, for the rows that it explains. */
export function formulaFinding(
  formula: Formula,
  rows: readonly Failure[],
  headers: readonly Header[],
): Finding {
  const { hypothesis, variant } = formula.supposition;
  const witness = formula.confirmedBy.find(
    ({ probe }) => formula.supposition.guess(probe)?.hashed !== undefined,
  );
  const hashed = witness && formula.supposition.guess(witness.probe)?.hashed;
  const named = /^\d+$/.test(variant) ? "" : ` (${variant})`;
  const others = [...new Set(formula.alternatives.map((one) => one.hypothesis.formula))].filter(
    (other) => other !== hypothesis.formula,
  );
  return {
    id: hypothesis.id,
    title: hypothesis.title,
    evidence: [
      `${formula.refused} of ${formula.samples} bodies were refused with the signature of section 5.`,
      `Signed as ${hypothesis.formula}${named}, the very same bytes were acknowledged, ${formula.confirmedBy.length} of ${formula.confirmedBy.length} times: ${formula.confirmedBy.map(({ sample }) => sample.label).join("; ")}.`,
      `${formula.ruledOut} other signatures were refused.`,
      ...(others.length === 0 ? [] : [`Not told apart from it: ${others.join("; ")}.`]),
    ],
    difference:
      witness === undefined || hashed === undefined ? null : differenceOf(witness.sample.body, hashed),
    why: hypothesis.why,
    fix: fixFor(hypothesis.fix, headers),
    cases: casesOf(rows),
  };
}

export function leakFinding(leak: Leak, rows: readonly Failure[], headers: readonly Header[]): Finding {
  const admitted = rows.flatMap((row) => row.admitted).length;
  return {
    id: leak.id,
    title: leak.title,
    evidence: [
      "A request that presents exactly this was acknowledged with status 200, on a body of our own.",
      `It is why ${admitted} forged requests were acknowledged.`,
    ],
    difference: null,
    why: leak.why,
    fix: fixFor(leak.fix, headers),
    cases: casesOf(rows),
  };
}

/** One finding for all rows with causes of a kind. */
export function causeFinding(
  kind: CauseKind,
  explained: readonly { readonly row: Failure; readonly cause: Cause }[],
  headers: readonly Header[],
): Finding {
  const sentences = [...new Set(explained.map(({ cause }) => cause.evidence))];
  const answers = [
    ...new Set(explained.flatMap(({ row }) => (row.lost === undefined ? [] : answerText(row.lost)))),
  ];
  return {
    id: kind.id,
    title: kind.title,
    evidence: [
      ...sentences.slice(0, mostEvidence),
      ...(sentences.length > mostEvidence
        ? [`And ${sentences.length - mostEvidence} more of the kind.`]
        : []),
      ...answers.slice(0, 3).map((answer) => `It answered with ${answer}.`),
    ],
    difference: null,
    why: kind.why,
    fix: fixFor(kind.fix, headers),
    cases: casesOf(explained.map(({ row }) => row)),
  };
}

function casesOf(rows: readonly { readonly result: CaseResult }[]): Finding["cases"] {
  return rows.map(({ result }) => ({ check: result.check, case: result.case }));
}
