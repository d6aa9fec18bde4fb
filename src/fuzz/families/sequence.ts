import type { Family } from "../family.ts";

/** What the order of notifications leaves open: none is stated (section 6), ids repeat within a second (2.1). */
export const sequenceFamily: Family = {
  id: "sequence",
  title: "repeated notifications and equal ids",
  section: "6/order",
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
