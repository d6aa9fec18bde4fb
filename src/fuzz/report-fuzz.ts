import type { CaseResult, CheckSummary, Finding, RunEvent, Status } from "../run/events.ts";
import type { FindingFile } from "../run/finding-file.ts";
import { reasonOf } from "../run/reason.ts";
import type { Cell } from "./coverage.ts";
import { templateOf } from "./coverage.ts";
import type { Discovery } from "./discovery.ts";
import type { Family } from "./family.ts";
import { families } from "./families/index.ts";
import type { FuzzResult, Likewise } from "./explorer.ts";
import type { FuzzLevel, Mutation } from "./mutation.ts";
import { breakages } from "./outcome.ts";
import { isForged } from "./trial.ts";

const statusOf: Readonly<Record<FuzzLevel, Status>> = {
  documented: "fail",
  lenient: "warn",
  hostile: "fail",
};

/** A discovery as a finding of the run. */
export function findingOf(discovery: Discovery): Finding {
  const { slug, reads, trial, outcome, broke, repetitions, topics } = discovery;
  const family = familyOf(discovery);
  const times = `It broke in ${broke} of ${repetitions} repetitions.`;
  return {
    id: slug,
    title: `The receiver ${reads}`,
    evidence: [
      `On the smallest notification that was found, ${breakages[discovery.breakage]}: ${reasonOf(outcome.delivery)}.`,
      discovery.flaky ? `It is flaky: ${times}` : times,
      ...(topics.length > 1 ? [`The same holds for ${topics.slice(1).join(", ")}.`] : []),
      ...(discovery.level === "lenient" ? ["The interface leaves this open, so it is a warning."] : []),
    ],
    difference: null,
    why: family?.why ?? "The platform sends such notifications as they are, without any change (section 6).",
    fix: family?.fix ?? "Start with `hookproof test`: it says what is wrong with plain notifications.",
    cases: trial.steps.slice(-1).flatMap(({ mutations, topic }) =>
      mutations.length === 0
        ? [{ check: topicsCheck.id, case: topic }]
        : topics.flatMap((affected) =>
            mutations.map((mutation) => ({
              check: checkId(mutation.family),
              case: rowId(affected, templateOf(mutation)),
            })),
          ),
    ),
  };
}

/** A discovery as a file that `hookproof replay` sends again. */
export function findingFileOf(discovery: Discovery, seed: number): FindingFile {
  const { slug, reads, breakage, flaky, topics, outcome, trial, level } = discovery;
  return {
    slug,
    reads,
    breakage: breakages[breakage],
    purpose: isForged(trial) ? "refuse" : level === "documented" ? "acknowledge" : "observe",
    flaky,
    topics,
    seed,
    requests: outcome.deliveries.map(({ request }) => request),
    answer: outcome.answerClass,
  };
}

/**
 * The coverage as checks and rows, so that every report shows the matrix of fields, topics and families. Cells that no
 * trial reached are left out here and counted by `coverageSentence`.
 */
export function coverageEvents(
  { cells, discoveries, likewise }: FuzzResult,
  repeat: (slug: string) => string,
): readonly RunEvent[] {
  const plain = discoveries.filter(({ trial }) => trial.steps.at(-1)?.mutations.length === 0);
  return [
    ...(plain.length === 0
      ? []
      : [
          started(topicsCheck, plain.length),
          ...plain.map((discovery) =>
            ended(topicsCheck, discovery.topics[0] ?? null, null, discovery, repeat),
          ),
        ]),
    ...families.flatMap((family): readonly RunEvent[] => {
      const check = {
        id: checkId(family.id),
        title: `The receiver takes ${family.title}`,
        section: family.section,
      };
      const rows = cells.filter((cell) => cell.family === family.id && cell.state !== "open");
      if (rows.length === 0) return [];
      return [
        started(check, rows.length),
        ...rows.map((cell) =>
          ended(
            check,
            cell.topic,
            cell.field,
            cell.state === "broke" ? causeOf(cell, discoveries, likewise) : null,
            repeat,
          ),
        ),
      ];
    }),
  ];
}

/** `812 of 900 combinations of field, topic and family were held.` */
export function coverageSentence({ cells, sent, behaviours }: FuzzResult): string {
  const reached = cells.filter(({ state }) => state !== "open").length;
  const open = cells.length - reached;
  return [
    `Sent ${sent} notifications and saw ${behaviours} kinds of answers.`,
    `Covered ${reached} of ${cells.length} combinations of field, topic and family${open === 0 ? "" : `; ${open} wait for more --runs or --time, or share a cause with a finding`}.`,
  ].join(" ");
}

interface RowCheck {
  readonly id: string;
  readonly title: string;
  readonly section: string;
}

const topicsCheck: RowCheck = {
  id: "fuzz-plain",
  title: "The receiver takes plain notifications",
  section: "7.1",
};

function checkId(family: string): string {
  return `fuzz-${family}`;
}

function rowId(topic: string, field: string | null): string {
  return field === null ? topic : `${topic} ${field}`;
}

function started({ id, title, section }: RowCheck, cases: number): RunEvent {
  const check: CheckSummary = { id, area: "fuzz", title, section, level: "must", cases };
  return { type: "check-started", check };
}

function ended(
  check: RowCheck,
  topic: string | null,
  field: string | null,
  discovery: Discovery | null,
  repeat: (slug: string) => string,
): RunEvent {
  const result: CaseResult = {
    check: check.id,
    case: rowId(topic ?? "", field),
    topic,
    status: discovery === null ? "pass" : statusOf[discovery.level],
    section: check.section,
    expected:
      discovery === null
        ? null
        : discovery.breakage === "forged-acknowledged"
          ? "any status but 200"
          : "status 200",
    actual: discovery === null ? null : `${reasonOf(discovery.outcome.delivery)}; ${discovery.reads}`,
    hint: discovery === null ? null : (familyOf(discovery)?.fix ?? null),
    deliveries: discovery?.outcome.deliveries.map(({ id }) => id) ?? [],
    blockedBy: null,
    repeat: discovery === null ? null : repeat(discovery.slug),
    known: null,
  };
  return { type: "case-ended", result };
}

function familyOf({ trial }: Discovery): Family | undefined {
  const first = trial.steps.at(-1)?.mutations[0]?.family;
  return families.find(({ id }) => id === first);
}

/** The discovery of a cell, or the one that it resembles; a cell that broke always has one. */
function causeOf(
  { family, topic, field }: Cell,
  discoveries: readonly Discovery[],
  likewise: readonly Likewise[],
): Discovery | null {
  const isHere = (mutation: Mutation) => mutation.family === family && templateOf(mutation) === field;
  const own = discoveries.find(
    ({ trial, topics }) => topics.includes(topic) && trial.steps.at(-1)?.mutations.some(isHere),
  );
  const like = likewise.find((other) => other.topic === topic && isHere(other.mutation))?.like;
  return own ?? like ?? discoveries[0] ?? null;
}

/** One sentence for each discovery that others resemble. */
export function likewiseSentences({ likewise }: FuzzResult): readonly string[] {
  const byDiscovery = new Map<Discovery, string[]>();
  for (const { like, topic, mutation } of likewise)
    byDiscovery.set(like, [...(byDiscovery.get(like) ?? []), `${topic} when ${mutation.reads}`]);
  return [...byDiscovery].map(
    ([like, others]) =>
      `${others.length} more changes break the receiver just as ${like.slug} does: ${others.join("; ")}.`,
  );
}
