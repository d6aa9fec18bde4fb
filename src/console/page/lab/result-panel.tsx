import { SaveIcon } from "../parts/icons.tsx";
import { recorded, saveReport, stage, t } from "../store.ts";
import type { CaseRow } from "../stage/judged.ts";
import { FailureCard } from "./failure-card.tsx";
import { FieldMatrix } from "./field-matrix.tsx";
import { FindingCard } from "./finding-card.tsx";

const statuses = ["pass", "fail", "warn", "blocked", "info"] as const;

/** So many failures are shown; the report has all of them. */
const most = 30;

/** How the receiver does, while it is asked and afterwards. */
export function ResultPanel() {
  const { scene, cases, checks, findings, play, ended } = stage.value;
  const isJudged = scene !== null && (scene.kind === "test" || scene.kind === "fuzz" || cases.length > 0);
  if (!isJudged)
    return <p class="blank">{t(scene?.kind === "play" ? "lab.result.story" : "lab.result.none")}</p>;
  const counts = countsOf(cases);
  const isNullRun = checks.filter(({ check }) => check.area !== "nulls").length <= 1;
  const planned = checks.reduce((sum, { check }) => sum + check.cases, 0);
  const failures = firstOfEachCheck(cases.filter(({ status }) => status === "fail"));
  const run = recorded.value?.run ?? scene.run;
  return (
    <div class="results">
      <div class="results-head">
        <h2>{t("lab.result")}</h2>
        {play !== "idle" && recorded.value === null && <span class="chip chip-live">{t("lab.running")}</span>}
        {ended !== null && run !== null && (
          <button type="button" class="small" onClick={() => void saveReport(run)}>
            <SaveIcon size={14} />
            {t("lab.report")}
          </button>
        )}
      </div>
      <Bar counts={counts} />
      <dl class="tallies">
        {statuses.map((status) => (
          <div key={status} class={`tally tally-${status}`}>
            <dt>{t(`lab.${status}`)}</dt>
            <dd>{counts[status]}</dd>
          </div>
        ))}
        <div class="tally">
          <dt>{t("lab.progress", { done: cases.length, all: Math.max(planned, cases.length) })}</dt>
          <dd>
            {planned === 0 ? "–" : `${Math.round((100 * cases.length) / Math.max(planned, cases.length))}%`}
          </dd>
        </div>
      </dl>
      {ended !== null && ended.error !== null && (
        <p class="banner banner-bad">{t("stage.failed", { reason: ended.error })}</p>
      )}
      {ended !== null && counts.fail === 0 && counts.pass > 0 && findings.length === 0 && (
        <p class="ending ending-good">{t("lab.clean")}</p>
      )}
      {isNullRun && <FieldMatrix />}
      {findings.map((finding) => (
        <FindingCard key={finding.id} finding={finding} />
      ))}
      {!isNullRun && <FieldMatrix />}
      {failures.length > 0 && <h3>{t("lab.failures")}</h3>}
      <ul class="failures">
        {failures.slice(0, most).map((result) => (
          <FailureCard
            key={`${result.check} ${result.case}`}
            result={result}
            title={checks.find(({ check }) => check.id === result.check)?.check.title ?? result.check}
            count={cases.filter((row) => row.check === result.check && row.status === "fail").length}
          />
        ))}
      </ul>
    </div>
  );
}

function countsOf(cases: readonly CaseRow[]): Record<(typeof statuses)[number], number> {
  const counts = { pass: 0, fail: 0, warn: 0, blocked: 0, info: 0 };
  for (const { status } of cases) counts[status]++;
  return counts;
}

function firstOfEachCheck(rows: readonly CaseRow[]): readonly CaseRow[] {
  const seen = new Set<string>();
  return rows.filter(({ check }) => {
    if (seen.has(check)) return false;
    seen.add(check);
    return true;
  });
}

function Bar({ counts }: { readonly counts: ReturnType<typeof countsOf> }) {
  const all = statuses.reduce((sum, status) => sum + counts[status], 0);
  if (all === 0) return null;
  return (
    <div class="bar" aria-hidden="true">
      {statuses.map((status) => (
        <span key={status} class={`bar-${status}`} style={{ flexGrow: counts[status] }} />
      ))}
    </div>
  );
}
