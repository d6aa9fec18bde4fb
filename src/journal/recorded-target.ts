import { readJournal } from "./read-journal.ts";
import { recordingKindOf } from "./replayable.ts";

/**
 * The URL that a journal's requests went to; null if they went to no URL, such as a handler in that process, and for
 * findings, which are nobody's in particular.
 *
 * @throws HookproofError `bad-journal`
 */
export function recordedTarget(path: string): string | null {
  if (recordingKindOf(path) !== "journal") return null;
  for (const event of readJournal(path))
    if (event.type === "run-started") return /^https?:/.test(event.target) ? event.target : null;
  return null;
}
