import type { Family } from "../family.ts";
import { setting } from "../family.ts";

/** Section 2.1: a null value is possible for fields inside business data, at every depth. */
export const nullFamily: Family = {
  id: "null",
  title: "fields that are null",
  section: "2.1/null",
  mutations: ({ sites }) => sites.map(({ at }) => setting("null", "documented", at, null, "is null")),
};
