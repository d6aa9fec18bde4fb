import { pointerOf } from "../../json/pointer.ts";
import type { Known } from "../check.ts";
import { place } from "../place.ts";
import type { Variation } from "../variation-check.ts";
import { bodyKeyOf } from "./pointer-in.ts";
import { topicsOfKind } from "./topic-rows.ts";

/** A row per name of a custom customer field (section 2.6), each about the first ticket topic; ids are the keys. */
export function customFieldRows(known: Known, named: Readonly<Record<string, string>>): readonly Variation[] {
  return topicsOfKind(known, "new_ticket")
    .slice(0, 1)
    .flatMap((topic) =>
      Object.entries(named).map(([id, name]) => ({
        id,
        topic,
        vary: ({ notification, settings }) =>
          place(notification(topic), pointerOf([bodyKeyOf(topic, settings), "customer", name]), "金卡"),
      })),
    );
}
