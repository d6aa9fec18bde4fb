import type { Json, JsonObject } from "./json.ts";
import { isObject, objectOf } from "./json.ts";

/** Applies a JSON merge patch (RFC 7396): null takes a member away, an object merges, anything else replaces. */
export function mergePatch(target: Json | undefined, patch: JsonObject): JsonObject;
export function mergePatch(target: Json | undefined, patch: Json): Json;
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const members = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) members.delete(key);
    else members.set(key, mergePatch(members.get(key), change));
  }
  return objectOf(members);
}
