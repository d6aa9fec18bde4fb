import { isArray } from "../../json/json.ts";
import type { Family } from "../family.ts";
import { setting } from "../family.ts";

/** Lists of other lengths; the document gives none. */
export const sizeFamily: Family = {
  id: "size",
  title: "lists of other lengths",
  section: "2.6",
  why: "The document gives no length of a list.",
  fix: "Do not count on a number of items.",
  mutations: ({ sites }) =>
    sites.flatMap(({ at, value }) => {
      if (!isArray(value) || value.length === 0) return [];
      const items = (count: number) =>
        Array.from({ length: count }, (_, index) => value[index % value.length] ?? null);
      return [
        setting("size", "documented", at, items(1), "has one item"),
        setting("size", "documented", at, items(100), "has 100 items"),
        setting("size", "lenient", at, items(2000), "has 2,000 items"),
      ];
    }),
};
