import type { Notification } from "../../../contract/notification.ts";
import type { Json } from "../../../json/json.ts";
import { isArray, isObject, objectOf } from "../../../json/json.ts";
import type { Dates } from "./dates.ts";
import { dated } from "./dates.ts";

/**
 * The same story about other people and things: what identifies an entity gets a new value, the same one in all
 * notifications, and `created_at` moves, so that the receiver remembers nothing of it. Order and equality of the dates
 * stay as they were.
 */
export function renewed(
  story: readonly Notification[],
  attempt: number,
  dates: Dates,
): readonly Notification[] {
  const times = story.map(({ created_at: createdAt }) => Number(createdAt));
  const distinct = [...new Set(times)].sort((a, b) => a - b);
  const fresh = distinct.map(() => dates()).sort((a, b) => a - b);
  return story.map((notification, index) => {
    const moved = fresh[distinct.indexOf(times[index] ?? 0)] ?? dates();
    return objectOf(
      Object.entries(dated(notification, moved)).map(([key, value]) => [
        key,
        isObject(value) ? renamed(value, attempt) : value,
      ]),
    );
  });
}

/** Whether a pointer ends in a key that identifies an entity. */
export function isIdentifier(pointer: string): boolean {
  return identifier.test(pointer.slice(pointer.lastIndexOf("/") + 1));
}

/** Of the keys that end like an identifier only the enterprise's stays. */
const identifier = /^(?!enterprise).*(?:^|_)(?:uuid|id)$|Id$/;

function renamed(value: Json, attempt: number): Json {
  if (isArray(value)) return value.map((item) => renamed(item, attempt));
  if (!isObject(value)) return value;
  return objectOf(
    Object.entries(value).map(([key, member]) => [
      key,
      identifier.test(key) ? other(member, attempt) : renamed(member, attempt),
    ]),
  );
}

function other(value: Json, attempt: number): Json {
  if (typeof value === "bigint") return value - BigInt(attempt);
  if (typeof value === "number") return value + attempt;
  if (typeof value !== "string") return value;
  const mark = attempt.toString(16).padStart(4, "0");
  return value.slice(0, -mark.length) + mark;
}
