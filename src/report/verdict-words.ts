import type { Summary } from "../run/events.ts";
import { earlyEndings } from "../run/early-ending.ts";
import type { CheckRecord, RunRecord } from "../run/record.ts";
import type { Bilingual } from "./bilingual.ts";
import { outcomeOf } from "./outcome.ts";
import { earlyEndingsInChinese } from "./zh/early-endings.ts";

/** What the run says about the receiver, in one sentence. */
export interface VerdictWords {
  readonly tone: "good" | "bad" | "unclear";
  readonly sentence: Bilingual;
}

/** Null while the run goes on. */
export function verdictWords(record: RunRecord): VerdictWords | null {
  const { summary, checks, steps, findings } = record;
  if (summary === null) return null;
  const failing = checks.filter((check) => outcomeOf(check).status === "fail").length;
  const failingSteps = steps.filter((step) => step.status === "fail").length;
  if (summary.incomplete !== null) return incompleteWords(summary.incomplete, failing + failingSteps);
  if (record.started?.command === "replay") return replayWords(checks);
  if (failing > 0) return failingWords(failing, checks.length, findings.length);
  if (failingSteps > 0)
    return bad(
      `The story went wrong at ${counted(failingSteps, "step")} of ${steps.length}.`,
      `剧本共 ${steps.length} 步，有 ${failingSteps} 步不符合预期。`,
    );
  if (summary.exitCode !== 0) return strictWords(summary);
  if (checks.length === 0 && steps.length === 0)
    return good("The receiver acknowledged what it was sent.", "接收端确认了收到的全部通知。");
  if (checks.length === 0)
    return good(
      `The story went as told: ${counted(steps.length, "step")}.`,
      `剧本的 ${steps.length} 步全部符合预期。`,
    );
  const known = summary.known === 0 ? "" : `, but for ${counted(summary.known, "known failure")}`;
  const knownInChinese = summary.known === 0 ? "" : `（已知失败 ${summary.known} 项除外）`;
  return good(
    `The receiver keeps the interface: ${counted(checks.length, "check")} found nothing wrong${known}.`,
    `接收端符合接口约定：${checks.length} 项检查未发现问题${knownInChinese}。`,
  );
}

/** `1 check`, `2 checks`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function incompleteWords(ending: keyof typeof earlyEndings, failures: number): VerdictWords {
  const found = failures === 0 ? "" : ` Until then ${counted(failures, "failure")} came up.`;
  const foundInChinese = failures === 0 ? "" : `在此之前已发现 ${failures} 处失败。`;
  return {
    tone: "unclear",
    sentence: {
      en: earlyEndings[ending].sentence + found,
      zh: earlyEndingsInChinese[ending] + foundInChinese,
    },
  };
}

function failingWords(failing: number, checks: number, causes: number): VerdictWords {
  const confirmed =
    causes === 0 ? "" : ` ${counted(causes, "cause")} ${causes === 1 ? "is" : "are"} confirmed.`;
  return bad(
    `The receiver breaks the interface: ${failing} of ${counted(checks, "check")} ${failing === 1 ? "fails" : "fail"}.${confirmed}`,
    `接收端不符合接口约定：${checks} 项检查中有 ${failing} 项失败。${causes === 0 ? "" : `已确认 ${causes} 个原因。`}`,
  );
}

/** A replay tells what changed since; its checks are groups of recordings (see `journal/replay.ts`). */
function replayWords(checks: readonly CheckRecord[]): VerdictWords {
  const count = (isFromFailures: boolean, status: "pass" | "fail") =>
    checks
      .filter(({ check }) => (check.id === "broke-before") === isFromFailures)
      .reduce((sum, check) => sum + outcomeOf(check).counts[status], 0);
  const [fixed, still, held, lately] = [
    count(true, "pass"),
    count(true, "fail"),
    count(false, "pass"),
    count(false, "fail"),
  ];
  const en = [
    still > 0 ? `${still} still failing` : "",
    lately > 0 ? `${lately} failing by now` : "",
    fixed > 0 ? `${fixed} fixed` : "",
    held > 0 ? `${held} as before` : "",
  ];
  const zh = [
    still > 0 ? `${still} 项仍然失败` : "",
    lately > 0 ? `${lately} 项现在失败` : "",
    fixed > 0 ? `${fixed} 项已修复` : "",
    held > 0 ? `${held} 项与当时一致` : "",
  ];
  const told = (parts: readonly string[], between: string) =>
    parts.filter((part) => part !== "").join(between);
  return still + lately > 0
    ? bad(`Something fails: ${told(en, ", ")}.`, `存在失败：${told(zh, "，")}。`)
    : good(`Everything holds: ${told(en, ", ")}.`, `全部成立：${told(zh, "，")}。`);
}

/** Nothing fails, and yet the exit code is not zero. */
function strictWords({ stale, results }: Summary): VerdictWords {
  if (stale.length > 0)
    return bad(
      `${counted(stale.length, "known failure")} ${stale.length === 1 ? "passes" : "pass"} by now: take ${stale.length === 1 ? "it" : "them"} off the list.`,
      `${stale.length} 项已知失败现已通过，请从清单中删除。`,
    );
  if (results.warn > 0)
    return bad(
      `Nothing fails, but ${counted(results.warn, "row")} warned, which a strict run does not let pass.`,
      `没有失败，但有 ${results.warn} 行警告；严格模式下警告视为失败。`,
    );
  return bad("The receiver did not acknowledge what it was sent.", "接收端没有确认收到的通知。");
}

function good(en: string, zh: string): VerdictWords {
  return { tone: "good", sentence: { en, zh } };
}

function bad(en: string, zh: string): VerdictWords {
  return { tone: "bad", sentence: { en, zh } };
}
