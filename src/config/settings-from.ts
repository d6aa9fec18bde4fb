import type { Settings } from "../contract/settings.ts";
import { topicNames } from "../contract/topics.ts";
import type { Topic } from "../contract/topics.ts";
import { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { durationMs } from "./duration.ts";
import { settingRows } from "./setting-rows.ts";

/**
 * Lays values, keyed by the names of `settingRows` and of the shapes written there, over settings. Named texts are
 * laid over one by one: `body-key: { client: customer }` leaves the other kinds' keys as they are.
 */
export function settingsFrom(base: Settings, values: JsonObject): Settings {
  const laid: Record<string, unknown> = { ...base };
  for (const [key, row] of Object.entries(settingRows)) {
    const value = values[row.name];
    if (value !== undefined) laid[key] = settingOf(key, value, laid[key]);
  }
  return laid as unknown as Settings;
}

function settingOf(key: string, value: Json, before: unknown): unknown {
  if (key === "timeoutMs") return durationMs(String(value), "timeout");
  if (key === "topics") return isArray(value) ? topicsOf(value.map(String)) : before;
  return isObject(value) && typeof before === "object" ? { ...before, ...value } : value;
}

/** The topics that words such as `conversation.*` stand for, in the document's order. */
function topicsOf(words: readonly string[]): readonly Topic[] {
  const chosen = topicNames.filter((topic) =>
    words.some(
      (word) =>
        word === "*" || word === topic || (word.endsWith(".*") && topic.startsWith(word.slice(0, -1))),
    ),
  );
  if (chosen.length === 0) throw new HookproofError("bad-option", "No topic is left to subscribe to.");
  return chosen;
}
