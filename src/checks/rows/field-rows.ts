import { topics } from "../../contract/topics.ts";
import type { Field } from "../../schema/load.ts";
import type { Known } from "../check.ts";
import type { TopicRow } from "./topic-rows.ts";
import { firstTopics } from "./topic-rows.ts";

/** A row that is about one field of one topic; its id is `cdr.hangup/wait_time`. */
export interface FieldRow extends TopicRow {
  readonly field: Field;
}

/** One row per field, at every depth, of every subscribed topic; in a quick run only of the first topic of each kind. */
export function fieldRows(known: Known, wanted: (field: Field) => boolean = () => true): readonly FieldRow[] {
  const first = new Set(firstTopics(known));
  return known.settings.topics.flatMap((topic) =>
    known.schemas.of[topics[topic].kind].fields.filter(wanted).map((field) => ({
      id: `${topic}${field.pointer}`,
      topic,
      field,
      ...(first.has(topic) ? {} : { thorough: true }),
    })),
  );
}

/** One row per field of the first subscribed topic of each kind. */
export function fieldRowsByKind(known: Known, wanted: (field: Field) => boolean): readonly FieldRow[] {
  return fieldRows(known, wanted).filter(({ thorough }) => thorough !== true);
}
