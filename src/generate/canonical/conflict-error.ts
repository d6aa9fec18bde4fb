import { HookproofError } from "../../errors.ts";
import { pointerOf } from "../../json/pointer.ts";
import type { SchemaIndex } from "./schema-index.ts";
import type { Conflict } from "./shape.ts";

/** The refusal of a schema that no value satisfies, with the keywords that together leave none. */
export function conflictError(conflict: Conflict | undefined, index: SchemaIndex): HookproofError {
  if (conflict === undefined)
    return new HookproofError("unsatisfiable-schema", "/: no value of finite depth satisfies the schema");
  const places = conflict.origins.map(
    ({ schema, keyword }) =>
      index.pointerOf(schema) + (keyword === "" ? "" : pointerOf([keyword.replace("hookproof:", "")])),
  );
  const named = [...new Set(places)].map((place) => place || "/");
  return new HookproofError("unsatisfiable-schema", `${named.join(" and ") || "/"}: ${conflict.reason}`, {
    hint: "No value can satisfy these keywords together.",
  });
}
