import {
  gaps,
  loadCatalogue,
  loadReceiverFaults,
  loadScenarios,
  loadWireFaults,
  settingRows,
  styles,
  topics,
  verdictOf,
} from "../index.ts";
import type { Gap } from "../index.ts";

/** Something that `hookproof list` lists: as records for `--format json`, as lines for people. */
export interface Listing {
  /** Records as they are, in order, each with its `id`. */
  entries(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The columns that people see. */
  readonly columns: readonly string[];
}

/** What can be listed, in the order of the help. */
export const listings = {
  topics: {
    columns: ["id", "kind", "trigger"],
    entries: async () => Object.entries(topics).map(([id, { kind, trigger }]) => ({ id, kind, trigger })),
  },
  checks: {
    columns: ["id", "level", "section", "title"],
    entries: async () =>
      (await loadCatalogue()).map(({ area, check: { id, level, section, title } }) => ({
        id,
        area,
        level,
        section,
        title,
      })),
  },
  gaps: {
    columns: ["id", "section", "option", "missing"],
    entries: async () =>
      Object.entries<Gap>(gaps).map(([id, { section, missing, assumption, setting }]) => ({
        id,
        section,
        option: optionOf(setting),
        missing,
        assumption,
      })),
  },
  faults: {
    columns: ["id", "of", "verdict", "title"],
    entries: async () => [
      ...(await loadReceiverFaults()).map(({ id, title }) => ({ id, of: "receiver", verdict: "", title })),
      ...(await loadWireFaults()).map(({ id, code, statuses, title, failure, violations, disputed }) => ({
        id,
        of: "wire",
        verdict: [...new Set(statuses.map(verdictOf))].join(" or "),
        title,
        code,
        statuses,
        failure: failure ?? null,
        violations,
        disputed: disputed ?? null,
      })),
    ],
  },
  scenarios: {
    columns: ["id", "steps", "title"],
    entries: async () =>
      (await loadScenarios()).map(({ name, title, about, steps, variables }) => ({
        id: name,
        title,
        about,
        steps: steps.length,
        variables: Object.keys(variables),
      })),
  },
  styles: {
    columns: ["id", "must", "title"],
    entries: async () =>
      Object.entries(styles).map(([id, { must, title }]) => ({
        id,
        must: must ? "must" : "may refuse",
        title,
      })),
  },
  settings: {
    columns: ["option", "about"],
    entries: async () =>
      Object.values(settingRows).map(({ name, about }) => ({ id: name, option: `--${name}`, about })),
  },
} as const satisfies Record<string, Listing>;

export type ListingName = keyof typeof listings;
export const listingNames = Object.keys(listings) as readonly ListingName[];

/** The option that changes what a gap assumes; a dash where nothing does. */
function optionOf(setting: Gap["setting"]): string {
  if (setting === null) return "-";
  if (setting === "target") return "URL";
  if (setting === "secret") return "--secret";
  if (setting.startsWith("schemas.")) return `--schema ${setting.slice("schemas.".length)}=…`;
  const row = Object.entries(settingRows).find(([key]) => key === setting)?.[1];
  return row === undefined ? "-" : `--${row.name}`;
}
