import { HookproofError } from "../errors.ts";
import type { Topic } from "../contract/topics.ts";
import { nearest } from "../json/nearest.ts";
import type { Level } from "../run/events.ts";
import type { Case, Check } from "./check.ts";

/** Which part of the catalogue to run; what is absent does not narrow. */
export interface Selection {
  /** Names of what to run: a check, an area, `check:row`, or a glob over any of them with `*` for anything. */
  readonly only?: readonly string[];
  /** Names of what to leave out. */
  readonly skip?: readonly string[];
  /** Sections of the document: `5` stands for all of `5`, `5.4` and `5/token`. */
  readonly sections?: readonly string[];
  /** Rows about other topics are left out; rows about none stay. */
  readonly topics?: readonly Topic[];
  readonly levels?: readonly Level[];
  /** Leaves out what is marked `thorough`. */
  readonly quick?: boolean;
  /** Every `of`-th row of what else is selected, `part` from 1 up: a share of a suite that several machines run. */
  readonly shard?: { readonly part: number; readonly of: number };
}

/** A row as the selection sees it. */
export interface Candidate {
  readonly area: string;
  readonly check: Check;
  /** Null where the check has a single row. */
  readonly row: Case | null;
}

/**
 * Compiles a selection to a test of rows.
 * @param candidates everything there is, to tell a misspelt name from one that merely selects little
 * @throws HookproofError `bad-option` for a name or section that nothing has
 */
export function selects(
  selection: Selection,
  candidates: readonly Candidate[],
): (candidate: Candidate) => boolean {
  const only = selection.only?.map((pattern) => matcherOf(pattern, candidates));
  const skip = selection.skip?.map((pattern) => matcherOf(pattern, candidates)) ?? [];
  const sections = selection.sections?.map((section) => sectionMatcherOf(section, candidates));
  const { topics, levels, quick } = selection;
  return (candidate) => {
    const { check, row } = candidate;
    if (only !== undefined && !only.some((matches) => matches(candidate))) return false;
    if (skip.some((matches) => matches(candidate))) return false;
    if (sections !== undefined && !sections.some((matches) => matches(candidate))) return false;
    if (levels !== undefined && !levels.includes(check.level)) return false;
    if (topics !== undefined && row !== null && row.topic !== null && !topics.includes(row.topic))
      return false;
    return quick !== true || !(check.thorough === true || row?.thorough === true);
  };
}

/** The names under which a row can be selected, the shortest last. */
function namesOf({ area, check, row }: Candidate): readonly string[] {
  return row === null ? [check.id, area] : [`${check.id}:${row.id}`, check.id, area];
}

function matcherOf(pattern: string, candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const glob = new RegExp(`^${pattern.split("*").map(escapeRegExp).join(".*")}$`, "su");
  const matches = (candidate: Candidate) =>
    namesOf(candidate).some((name) => name === pattern || glob.test(name));
  if (!candidates.some(matches)) throw unknown("check", pattern, candidates.flatMap(namesOf));
  return matches;
}

function sectionMatcherOf(
  section: string,
  candidates: readonly Candidate[],
): (candidate: Candidate) => boolean {
  const inside = (anchor: string) =>
    anchor === section || (anchor.startsWith(section) && "./".includes(anchor.charAt(section.length)));
  const matches = ({ check }: Candidate) => [check.section, ...(check.also ?? [])].some(inside);
  if (!candidates.some(matches))
    throw unknown(
      "section with checks",
      section,
      candidates.map(({ check }) => check.section),
    );
  return matches;
}

function unknown(what: string, name: string, names: readonly string[]): HookproofError {
  const near = nearest(name, new Set(names));
  const hint = near === undefined ? "`hookproof list checks` shows them all." : `Did you mean ${near}?`;
  return new HookproofError("bad-option", `There is no ${what} called ${name}.`, { hint });
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
