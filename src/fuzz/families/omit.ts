import type { Family } from "../family.ts";

/**
 * Fields that are left out. The document says which fields are required for the robot call record only (section 2.5);
 * everywhere else leaving one out is lenient.
 */
export const omitFamily: Family = {
  id: "omit",
  title: "fields that are missing",
  section: "2.5",
  why: "Where the document does not call a field required, the platform may leave it out.",
  fix: "Read the field as optional, and tell a missing field from a null one only where that matters to you.",
  mutations: ({ sites, topic }) =>
    sites
      .filter(({ field, value }) => !field.required && value !== undefined)
      .map(({ at }) => ({
        family: "omit",
        level: topic === "call_robot.hangup" ? "documented" : "lenient",
        change: { do: "omit", at },
        reads: `${at} is missing`,
      })),
};
