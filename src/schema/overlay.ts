import type { Kind } from "../contract/topics.ts";
import type { Json } from "../json/json.ts";
import { mergePatch } from "../json/merge-patch.ts";
import type { JsonSchema } from "./json-schema.ts";

/** What a user knows better about a kind: a merge patch (RFC 7396) on our schema, or a schema in its place. */
export type Overlay =
  | { readonly mode: "merge"; readonly patch: Json }
  | { readonly mode: "replace"; readonly schema: JsonSchema };

export type Overlays = Readonly<Partial<Record<Kind, Overlay>>>;

/** The schema under an overlay. A property that the patch takes away is no longer required either. */
export function applyOverlay(schema: JsonSchema, overlay: Overlay): JsonSchema {
  if (overlay.mode === "replace") return overlay.schema;
  return withoutOrphans(mergePatch(schema as Json, overlay.patch) as JsonSchema, overlay.patch);
}

/** Drops names from `required` whose property the patch sets to null, at every depth that the patch reaches. */
function withoutOrphans(schema: JsonSchema, patch: unknown): JsonSchema {
  if (!isRecord(schema) || !isRecord(patch)) return schema;
  const copy: Record<string, unknown> = { ...schema };
  for (const [key, change] of Object.entries(patch))
    if (isRecord(change) && isRecord(copy[key])) copy[key] = withoutOrphans(copy[key] as JsonSchema, change);
  const properties = patch["properties"];
  if (isRecord(properties) && Array.isArray(copy["required"]))
    copy["required"] = copy["required"].filter((name) => properties[String(name)] !== null);
  return copy;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
