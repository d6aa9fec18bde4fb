import type { Gap, GapId } from "./gaps.ts";
import { gaps } from "./gaps.ts";
import type { Settings } from "./settings.ts";

/** What fills one gap of the document under some settings. */
export interface Assumption {
  readonly gap: GapId;
  /** The setting's value where a setting fills the gap, else the sentence of `gaps.ts`. */
  readonly assumed: string;
}

/** What is assumed in a run under these settings, gap by gap, for reports to show. */
export function assumptionsOf(settings: Settings): readonly Assumption[] {
  return (Object.entries(gaps) as [GapId, Gap][]).map(([gap, { setting, assumption }]) => ({
    gap,
    assumed: isSetting(setting, settings) ? textOf(settings[setting]) : assumption,
  }));
}

function isSetting(name: Gap["setting"], settings: Settings): name is keyof Settings {
  return name !== null && Object.hasOwn(settings, name);
}

function textOf(value: Settings[keyof Settings]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
