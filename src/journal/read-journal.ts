import { HookproofError } from "../errors.ts";
import type { EventJson } from "../run/event-json.ts";
import { createEventReader } from "../run/event-json.ts";
import type { RunEvent } from "../run/events.ts";
import { createSummarizer } from "../run/summarize.ts";
import type { JournalHeader } from "./line.ts";
import { checkedLine, journalVersion } from "./line.ts";
import type { RawLine } from "./read-lines.ts";
import { readLines } from "./read-lines.ts";

/**
 * The events of a journal in order, read as they are asked for. What a killed run left behind reads as a run that
 * ended early: a torn last line is told in a note, deliveries without a result stay unresolved (J-4, J-5).
 *
 * @throws HookproofError `bad-journal` with the byte offset for any other line that is damaged, missing or unknown.
 */
export function* readJournal(path: string): Generator<RunEvent, void> {
  const summarizer = createSummarizer();
  const read = createEventReader();
  let seq = -1;
  let ms = 0;
  let ended = false;
  const pass = (event: RunEvent) => {
    summarizer.see(event);
    ended ||= event.type === "run-ended";
    return event;
  };

  for (const line of readLines(path)) {
    if (!line.whole) {
      yield pass(tornNote(path, line));
      break;
    }
    const json = jsonOf(path, line);
    seq++;
    if (seq === 0) {
      checkHeader(path, json);
      continue;
    }
    const record = recordOf(path, line, json, seq);
    ms = record.ms;
    yield inPlace(path, line, () => pass(read(record.event)));
  }
  if (!ended) {
    const summary = summarizer.summary({ elapsedMs: ms, strict: false, incomplete: "journal-ends-early" });
    yield { type: "run-ended", summary };
  }
}

interface JournalRecord {
  readonly seq: number;
  /** Since the journal was created. */
  readonly ms: number;
  readonly event: EventJson;
}

function tornNote(path: string, { offset, bytes }: RawLine): RunEvent {
  const message = `The last line of ${path}, at byte ${offset}, is torn: ${bytes.length} bytes of a record that was being written when the run died.`;
  return { type: "note", level: "warning", message };
}

function jsonOf(path: string, line: RawLine): unknown {
  const text = checkedLine(line.bytes);
  if (text === null)
    throw damaged(
      path,
      line,
      line.offset === 0 ? "it is not the first line of a hookproof journal" : "its checksum does not hold",
    );
  return inPlace(path, line, () => JSON.parse(text) as unknown);
}

function checkHeader(path: string, json: unknown): void {
  const header = json as Partial<JournalHeader> | null;
  if (header?.journal !== "hookproof" || typeof header.version !== "number")
    throw new HookproofError("bad-journal", `${path} is not a hookproof journal.`);
  if (header.version > journalVersion)
    throw new HookproofError(
      "bad-journal",
      `${path} is a journal of version ${header.version}; this hookproof reads up to ${journalVersion}.`,
      {
        hint: `It was written by hookproof ${String(header.tool)}: use that or a newer one.`,
      },
    );
}

function recordOf(path: string, line: RawLine, json: unknown, seq: number): JournalRecord {
  const record = json as Partial<JournalRecord> | null;
  if (record?.seq !== seq)
    throw damaged(path, line, `it has number ${String(record?.seq)} where ${seq} is due`);
  const { ms, event } = record;
  if (typeof ms !== "number" || typeof event !== "object" || event === null || !eventTypes.has(event.type))
    throw damaged(path, line, "it holds no event that is known here");
  return { seq, ms, event };
}

/** A line whose checksum holds and whose content does not: somebody has written it by hand. */
function inPlace<T>(path: string, line: RawLine, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    throw damaged(path, line, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function damaged(path: string, { offset }: RawLine, why: string, cause?: unknown): HookproofError {
  return new HookproofError("bad-journal", `The line at byte ${offset} of ${path} is damaged: ${why}.`, {
    cause,
    hint: "Only the last line of a journal may be torn; what comes before was changed after it was written.",
  });
}

const eventTypes: ReadonlySet<string> = new Set([
  "run-started",
  "check-started",
  "delivery-started",
  "delivery-ended",
  "case-ended",
  "finding",
  "step-ended",
  "note",
  "run-ended",
] satisfies readonly RunEvent["type"][]);
