import type { Json } from "../../json/json.ts";
import { isArray, isObject } from "../../json/json.ts";
import type { Family } from "../family.ts";
import { setting, textSites } from "../family.ts";

/** Empty texts, lists and objects: the document gives no lengths, and says of two fields that they may be empty (2.2). */
export const emptyFamily: Family = {
  id: "empty",
  title: "values that are empty",
  section: "2.2",
  why: "An empty text or list is a value like any other.",
  fix: 'Do not demand a length; treat an empty text as "nothing known".',
  mutations: ({ sites }) => [
    ...textSites(sites).map(({ at }) => setting("empty", "documented", at, "", "is an empty text")),
    ...sites
      .filter(({ value }) => isArray(value))
      .map(({ at }) => setting("empty", "documented", at, [] satisfies Json, "is an empty list")),
    ...sites
      .filter(({ value }) => isObject(value))
      .map(({ at }) => setting("empty", "lenient", at, {} satisfies Json, "is an empty object")),
  ],
};
