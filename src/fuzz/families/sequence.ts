import type { Family } from "../family.ts";

/** What the order of notifications leaves open: none is stated (section 6), ids repeat within a second (2.1). */
export const sequenceFamily: Family = {
  id: "sequence",
  title: "repeated notifications and equal ids",
  section: "6/order",
  why: "The order of notifications is not stated, ids repeat within one second (2.1), and different events may share one.",
  fix: "Make handling idempotent by what a notification says, not by its id alone.",
  mutations: () => [
    {
      family: "sequence",
      level: "documented",
      change: { do: "same-second" },
      reads: "it has the id of the one before it",
    },
    { family: "sequence", level: "lenient", change: { do: "repeat", times: 2 }, reads: "it is sent twice" },
  ],
};
