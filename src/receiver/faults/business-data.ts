import type { Notified } from "../steps.ts";

/** The business data of a notification: the object of its envelope; empty if there is none. */
export function businessData(notification: Notified): Notified {
  return Object.values(notification).find(isRecord) ?? {};
}

/** Every key of the business data with its value, at every depth. */
export function fieldsOf(notification: Notified): readonly (readonly [key: string, value: unknown])[] {
  return membersOf(businessData(notification));
}

function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap(membersOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => [[key, member] as const, ...membersOf(member)]);
}

function isRecord(value: unknown): value is Notified {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
