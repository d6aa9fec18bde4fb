import type { EarlyEnding } from "../run/early-ending.ts";
import type { CheckSummary, RunEvent } from "../run/events.ts";
import { reasonOf } from "../run/reason.ts";
import type { Deliverer } from "../wire/deliverer.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Request } from "../wire/request.ts";
import { assertSendable } from "./assert-sendable.ts";
import { expectations, holds } from "./holds.ts";
import type { Replayable } from "./replayable.ts";

export interface ReplayOptions {
  /** What to send again. Iterated twice: once to count, once to send. */
  readonly recorded: Iterable<Replayable>;
  readonly deliverer: Deliverer;
  readonly emit: (event: RunEvent) => void;
  /** Makes a signature anew; see `signAgain`. */
  readonly sign: (request: Request) => Request;
  /** Whether to sign all requests anew, for another secret than they were recorded with. */
  readonly signAll: boolean;
  /** The command that sends a finding's file again. */
  readonly repeat: (file: string) => string;
  readonly signal: AbortSignal;
}

/** The groups that a replay's rows belong to, by what is known from then; in the order in which they are reported. */
const groups = {
  "broke-before": "What failed then holds now",
  "held-before": "What held then still holds",
  "unknown-before": "What has no result from then holds now",
} as const;

type GroupId = keyof typeof groups;

/**
 * Sends the same bytes again, in the same order, one after another, and judges each answer: what failed then is fixed or
 * still failing, what held then still holds or fails by now.
 */
export async function replay(options: ReplayOptions): Promise<EarlyEnding | null> {
  const { recorded, emit, signal } = options;
  const counts = countGroups(recorded);
  for (const id of Object.keys(groups) as readonly GroupId[])
    if (counts[id] > 0) emit({ type: "check-started", check: checkOf(id, counts[id]) });

  let reached = false;
  for (const one of recorded) {
    if (signal.aborted) return "interrupted";
    const ids: string[] = [];
    let last: Delivery | null = null;
    for (const [index, request] of one.requests.entries()) {
      const isLast = index === one.requests.length - 1;
      assertSendable(request, one.name);
      const signed = one.unsigned || options.signAll ? options.sign(request) : request;
      const about = {
        purpose: isLast ? one.purpose : ("observe" as const),
        origin: { check: groupOf(one), case: one.name },
      };
      last = await options.deliverer.deliver(signed, about);
      ids.push(last.id);
    }
    if (last === null) continue;
    if (last.failure?.cause === "local") return signal.aborted ? "interrupted" : "local-resource";
    reached ||= !neverConnected(last);
    if (!reached) {
      emit({ type: "note", level: "warning", message: reasonOf(last) });
      return "receiver-unreachable";
    }
    emit(rowOf(one, last, ids, options));
  }
  return null;
}

/** Whether the receiver saw nothing of the delivery. */
function neverConnected({ failure }: Delivery): boolean {
  return failure !== null && ["resolve", "connect", "tls"].includes(failure.phase);
}

function rowOf(
  one: Replayable,
  last: Delivery,
  deliveries: readonly string[],
  { repeat }: ReplayOptions,
): RunEvent {
  const held = holds(one.purpose, last);
  return {
    type: "case-ended",
    result: {
      check: groupOf(one),
      case: one.name,
      topic: last.request.topic,
      status: held ? "pass" : one.purpose === "observe" && one.held === null ? "info" : "fail",
      section: "7.1",
      expected: held ? null : expectations[one.purpose],
      actual: held ? null : `${one.held === false ? "still failing" : "failing now"}: ${reasonOf(last)}`,
      hint: held ? null : `Then it was: ${one.was}.`,
      deliveries,
      blockedBy: null,
      repeat: held || one.file === null ? null : repeat(one.file),
      known: null,
    },
  };
}

function groupOf({ held }: Replayable): GroupId {
  if (held === null) return "unknown-before";
  return held ? "held-before" : "broke-before";
}

function countGroups(recorded: Iterable<Replayable>): Readonly<Record<GroupId, number>> {
  const counts = { "broke-before": 0, "held-before": 0, "unknown-before": 0 };
  for (const one of recorded) counts[groupOf(one)]++;
  return counts;
}

function checkOf(id: GroupId, cases: number): CheckSummary {
  return { id, area: "replay", title: groups[id], section: "7.1", level: "must", cases };
}
