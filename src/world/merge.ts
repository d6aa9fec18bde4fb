import type { Json, JsonObject } from "../json/json.ts";
import { isObject, objectOf } from "../json/json.ts";

/**
 * What a user's `with` does to data: objects merge, anything else replaces. Unlike a merge patch of RFC 7396, null is
 * set and takes nothing away, because a notification may carry null (section 2.1); `omit` takes away.
 */
export function merged(target: Json | undefined, patch: JsonObject): JsonObject {
  if (isObject(target) && Object.keys(patch).length === 0) return target;
  const members = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    members.set(key, isObject(value) ? merged(members.get(key), value) : value);
  }
  return objectOf(members);
}
