import type { CastEntry, StepEntry } from "../../api.ts";

/** The four lanes of the stage, from left to right. */
export const lanes = ["customer", "agent", "platform", "receiver"] as const;

export type Lane = (typeof lanes)[number];

/** What somebody does who is not named by the step. */
const doers: Readonly<Record<string, Lane>> = {
  "conversation.create": "customer",
  "conversation.close": "customer",
  "client.create": "customer",
  "call.arrive": "customer",
  "call.queue": "platform",
  "call.ring": "platform",
  "call.reach": "platform",
  "call.hangup": "customer",
};

/** The lane from which a step comes. */
export function laneOf(entry: StepEntry | null): Lane {
  if (entry === null || entry.kind === "wait" || entry.kind === "probe") return "platform";
  if (entry.kind === "send") return "platform";
  if (entry.by !== null) return "agent";
  if (entry.role === "robot-call") return "platform";
  return doers[`${entry.role}.${entry.action}`] ?? "agent";
}

/** Who stands in a lane: the names of the story's people. */
export function namesIn(lane: Lane, cast: readonly CastEntry[]): readonly string[] {
  const role = lane === "customer" ? "client" : lane === "agent" ? "agent" : null;
  return role === null
    ? []
    : cast.filter((member) => member.role === role).map((member) => member.name ?? member.id);
}
