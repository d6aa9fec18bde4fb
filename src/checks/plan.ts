import type { Topic } from "../contract/topics.ts";
import type { Case, Check, Known } from "./check.ts";
import type { Candidate, Selection } from "./selection.ts";
import { selects } from "./selection.ts";

/** A row that is going to run. */
export interface PlannedRow {
  /** Null where the check has a single row. */
  readonly row: Case | null;
  /** Position in the whole catalogue, so that a row run alone sends the same bytes as in a full run. */
  readonly position: number;
}

/** A check that is going to run, with at least one row. */
export interface PlannedCheck {
  readonly area: string;
  readonly check: Check;
  readonly rows: readonly PlannedRow[];
}

/** A check with the area that its file is in. */
export interface CatalogueEntry {
  readonly area: string;
  readonly check: Check;
}

/**
 * What a selection runs, in the order of the catalogue. What a selected row needs is added, because without it nothing
 * could be said. What the selection skips stays out all the same, and its dependants are then `blocked`.
 * @throws HookproofError as {@link selects} does
 */
export function planChecks(
  catalogue: readonly CatalogueEntry[],
  known: Known,
  selection: Selection = {},
): readonly PlannedCheck[] {
  const candidates = candidatesOf(catalogue, known);
  const byCheck = new Map(catalogue.map(({ check }) => [check.id, [] as PositionedCandidate[]]));
  for (const candidate of candidates) byCheck.get(candidate.check.id)?.push(candidate);
  const isSelected = selects(selection, candidates);
  const mayBeAdded = selects(
    {
      ...(selection.skip && { skip: selection.skip }),
      ...(selection.topics && { topics: selection.topics }),
    },
    candidates,
  );
  const chosen = new Set(shardOf(candidates.filter(isSelected), selection.shard));
  // A set hands out what is added while it is walked, so the needs of needs are found too.
  for (const candidate of chosen) {
    const needed = candidate.check.needs?.flatMap((id) => byCheck.get(id) ?? []) ?? [];
    for (const need of needed) if (serves(need.row, candidate.row) && mayBeAdded(need)) chosen.add(need);
  }
  return catalogue
    .map(({ area, check }) => ({
      area,
      check,
      rows: (byCheck.get(check.id) ?? []).filter((candidate) => chosen.has(candidate)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function shardOf<T>(rows: readonly T[], shard: Selection["shard"]): readonly T[] {
  return shard === undefined ? rows : rows.filter((_, index) => index % shard.of === shard.part - 1);
}

/** Whether a row of a needed check says something about the row that needs it. */
export function serves(need: Case | null, dependant: Case | null): boolean {
  const sent = topicsOf(dependant);
  return sent.length === 0 || need === null || need.topic === null || sent.includes(need.topic);
}

/** The topics that a row is certain to send; none where any topic will do. */
function topicsOf(row: Case | null): readonly Topic[] {
  if (row === null) return [];
  return [...(row.topic === null ? [] : [row.topic]), ...(row.uses ?? [])];
}

interface PositionedCandidate extends Candidate, PlannedRow {}

function candidatesOf(catalogue: readonly CatalogueEntry[], known: Known): readonly PositionedCandidate[] {
  return catalogue
    .flatMap(({ area, check }): Candidate[] =>
      check.cases === undefined
        ? [{ area, check, row: null }]
        : check.cases(known).map((row) => ({ area, check, row })),
    )
    .map((candidate, position) => ({ ...candidate, position }));
}
