import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

import { HookproofError } from "../errors.ts";
import type { DeliveryEnded, DeliveryStarted, Purpose } from "../run/events.ts";
import { readFinding } from "../run/finding-file.ts";
import { reasonOf } from "../run/reason.ts";
import type { Request } from "../wire/request.ts";
import { holds } from "./holds.ts";
import { readJournal } from "./read-journal.ts";

/** Requests that were sent once and can be sent again: a finding, or one delivery of a journal. */
export interface Replayable {
  /** Unique among those of one replay: the finding's slug, or the delivery's id and what it was sent for. */
  readonly name: string;
  /** The finding's file; null for a delivery of a journal, which has none of its own. */
  readonly file: string | null;
  /** In order; the last one is judged, the others lead up to it. */
  readonly requests: readonly [...Request[], Request];
  readonly purpose: Purpose;
  /** Whether the last request held the receiver's side then; null if its result was never written down. */
  readonly held: boolean | null;
  /** What came back then, in a few words. */
  readonly was: string;
  /** Whether requests that are rightly signed need their signature made anew: a finding does not keep it. */
  readonly unsigned: boolean;
}

/**
 * What a path holds to send again: a finding (`.json`), a folder of findings by their names, or a journal. Read as it is
 * asked for; iterating twice reads twice.
 *
 * @throws HookproofError `bad-journal` for what is neither, or an empty folder
 */
export function* replayables(path: string): Generator<Replayable, void> {
  const kind = recordingKindOf(path);
  if (kind === "folder") {
    const names = readdirSync(path)
      .filter((name) => name.endsWith(".json"))
      .toSorted();
    if (names.length === 0)
      throw new HookproofError("bad-journal", `The folder ${path} holds no findings.`, {
        hint: "hookproof fuzz writes them as .json files.",
      });
    for (const name of names) yield ofFinding(join(path, name));
  } else if (kind === "finding") yield ofFinding(path);
  else yield* ofJournal(path);
}

function ofFinding(path: string): Replayable {
  const { requests, purpose, answer } = readFinding(textOf(path), path);
  const last = requests.at(-1);
  if (last === undefined) throw new HookproofError("bad-journal", `${path} holds no request.`);
  return {
    name: basename(path, ".json"),
    file: path,
    requests: [...requests.slice(0, -1), last],
    purpose,
    held: false,
    was: answer,
    unsigned: true,
  };
}

/** The deliveries of a journal in the order in which they were started, whatever order they ended in. */
function* ofJournal(path: string): Generator<Replayable, void> {
  const waiting = new Map<string, { started: DeliveryStarted; ended: DeliveryEnded | null }>();
  for (const event of readJournal(path)) {
    if (event.type === "delivery-started") waiting.set(event.id, { started: event, ended: null });
    if (event.type !== "delivery-ended") continue;
    const own = waiting.get(event.delivery.id);
    if (own !== undefined) own.ended = event;
    for (const [id, { started, ended }] of waiting) {
      if (ended === null) break;
      waiting.delete(id);
      yield ofDelivery(started, ended);
    }
  }
  for (const { started, ended } of waiting.values()) yield ofDelivery(started, ended);
}

function ofDelivery(
  { id, request, purpose, origin }: DeliveryStarted,
  ended: DeliveryEnded | null,
): Replayable {
  const source = [origin.check, origin.case, origin.scenario, origin.step].filter(
    (part) => part !== undefined,
  );
  return {
    name: [id, ...(source.length > 0 ? source : [request.topic ?? "request"])].join(" "),
    file: null,
    requests: [request],
    purpose,
    held: ended === null ? null : holds(purpose, ended.delivery),
    was: ended === null ? "no result" : reasonOf(ended.delivery),
    unsigned: false,
  };
}

/** @throws HookproofError `bad-journal` for what is not there */
export function recordingKindOf(path: string): "folder" | "finding" | "journal" {
  try {
    if (statSync(path).isDirectory()) return "folder";
  } catch (cause) {
    throw unreadable(path, cause);
  }
  return path.endsWith(".json") ? "finding" : "journal";
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

function unreadable(path: string, cause: unknown): HookproofError {
  const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
  if (!isMissing)
    return new HookproofError(
      "bad-journal",
      `${path} can't be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause },
    );
  return new HookproofError("bad-journal", `There is no ${path}.`, {
    cause,
    hint: "hookproof fuzz writes findings into hookproof-findings/; --journal writes a journal.",
  });
}
