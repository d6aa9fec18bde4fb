import { topics } from "../../contract/topics.ts";
import type { KindSchemas } from "../../schema/load.ts";
import { nullableAdvice } from "../advice/nullable.ts";
import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";
import { place } from "../place.ts";
import { pointerIn } from "../rows/pointer-in.ts";
import type { TopicRow } from "../rows/topic-rows.ts";
import { topicRowsByKind } from "../rows/topic-rows.ts";

/** Which fields of a notification are null together. */
interface DepthRow extends TopicRow {
  readonly depth: "outer" | "inner";
}

export const allFieldsNullAcknowledged: Check<DepthRow> = {
  id: "all-fields-null-acknowledged",
  title: "A notification with all fields of its business data null is acknowledged",
  section: "2.1/null",
  level: "must",
  // One at a time: what identifies is null as well, so that they are all about the same nobody.
  quiet: true,
  needs: ["valid-notification-acknowledged"],
  explain: `Every field may be null, so all of them may be at once: a visitor about whom nothing is known, a call that
never came about. Each kind is sent twice: with its own fields null, and with objects and lists left as they are but
everything inside them null. Code that falls back from one field to the next (\`name ?? nickname ?? phone.slice(-4)\`)
breaks here and nowhere else.

${nullableAdvice}`,
  cases: (known) =>
    topicRowsByKind(known).flatMap((row) => [
      { ...row, id: `${row.topic}/outer`, depth: "outer" as const },
      ...(hasDepth(row, known.schemas)
        ? [{ ...row, id: `${row.topic}/inner`, depth: "inner" as const }]
        : []),
    ]),
  async run({ row, notification, deliver, settings, schemas }) {
    const pointers = schemas.of[topics[row.topic].kind].fields.map(({ pointer }) => pointer);
    const chosen = pointers.filter((pointer) =>
      row.depth === "outer"
        ? pointer.lastIndexOf("/") === 0
        : !pointers.some((other) => other.startsWith(`${pointer}/`)),
    );
    const emptied = chosen.reduce(
      (made, pointer) => place(made, pointerIn(row.topic, pointer, settings), null),
      notification(),
    );
    return acknowledged(await deliver(emptied), `with ${chosen.length} fields null`);
  },
};

function hasDepth({ topic }: TopicRow, { of }: KindSchemas): boolean {
  return of[topics[topic].kind].fields.some(({ pointer }) => pointer.lastIndexOf("/") > 0);
}
