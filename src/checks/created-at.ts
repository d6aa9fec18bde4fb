import type { Settings } from "../contract/settings.ts";

/** Receivers may refuse what looks older or newer than five minutes, so nothing is dated farther off than this. */
const windowSeconds = 470;

/**
 * The `created_at` of the n-th notification of a row, in the unit of the setting: neighbours in the catalogue lie whole
 * seconds apart, so that their ids differ (section 2.1). In seconds there are 470 different ones, in milliseconds no two
 * notifications of a run share one.
 *
 * @param position of the row in the whole catalogue
 */
export function createdAtOf(now: Date, position: number, n: number, unit: Settings["createdAtUnit"]): number {
  const start = Math.floor(now.getTime() / 1000) - windowSeconds / 2;
  const seconds = start + ((position + n) % windowSeconds);
  return unit === "seconds" ? seconds : seconds * 1000 + (position % 1000);
}
