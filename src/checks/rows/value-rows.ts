import type { Json, JsonObject } from "../../json/json.ts";
import { objectOf } from "../../json/json.ts";
import { tokensOf } from "../../json/pointer.ts";
import type { Field } from "../../schema/load.ts";
import type { Known } from "../check.ts";
import { place } from "../place.ts";
import type { Variation } from "../variation-check.ts";
import type { FieldRow } from "./field-rows.ts";
import { fieldRowsByKind } from "./field-rows.ts";
import { pointerIn } from "./pointer-in.ts";

/** A value to try, with the word for it in the row's id. */
export interface Trial {
  readonly word: string;
  readonly value: Json;
  readonly thorough?: boolean;
}

/** One row per field that is wanted, of the first topic of each kind, and value to try there: `cdr.hangup/duration=0`. */
export function valueRows(
  known: Known,
  wanted: (field: Field) => boolean,
  trialsOf: (field: Field) => readonly Trial[],
): readonly Variation[] {
  return fieldRowsByKind(known, wanted).flatMap((row) =>
    trialsOf(row.field).map(({ word, value, thorough }) => ({
      id: `${row.id}=${word}`,
      topic: row.topic,
      ...(thorough === true ? { thorough } : {}),
      vary: ({ notification, settings }) =>
        place(notification(), pointerIn(row.topic, row.field.pointer, settings), value),
    })),
  );
}

/** A patch of the business data that sets one field, for values that others depend on. */
export function patchOf({ field }: FieldRow, value: Json): JsonObject {
  const [first = "", ...rest] = tokensOf(field.pointer);
  return objectOf([[first, rest.reduceRight<Json>((inner, token) => objectOf([[token, inner]]), value)]]);
}

/** Whether the document shows the field. */
export function isDocumented({ assumed }: Field): boolean {
  return assumed === null;
}

/** Whether the field holds an integer that may go beyond 2^53. */
export function isInt64({ types, format }: Field): boolean {
  return types.includes("integer") && format === "int64";
}

/** Whether the field holds an integer of which the document says no more. */
export function isPlainInteger({ types, format }: Field): boolean {
  return types.includes("integer") && format !== "int64";
}
