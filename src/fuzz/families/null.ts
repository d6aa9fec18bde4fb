import type { Family } from "../family.ts";
import { setting } from "../family.ts";

/** Section 2.1: a null value is possible for fields inside business data, at every depth. */
export const nullFamily: Family = {
  id: "null",
  title: "fields that are null",
  section: "2.1/null",
  why: "The interface says that a null value is possible for fields inside business data (2.1), and nothing is sent again: whatever cannot read the null loses the notification.",
  fix: "Read each of these fields as optional: a nullable column, `?.` or a default in JavaScript, `Optional`/a boxed type in Java, a pointer in Go, `.get()` and `is None` in Python. Store null as null.",
  mutations: ({ sites }) => sites.map(({ at }) => setting("null", "documented", at, null, "is null")),
};
