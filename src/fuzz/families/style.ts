import { styleIds, styles } from "../../wire/style.ts";
import type { Family } from "../family.ts";

/** The same JSON in other bytes: the signature covers bytes (section 5), so each must be acknowledged. */
export const styleFamily: Family = {
  id: "style",
  title: "other ways to write the same JSON",
  section: "5.1",
  why: "The signature covers bytes, and the same JSON can be written in many ways.",
  fix: "Hash the raw body before any parser touches it, and parse with a JSON library.",
  mutations: () =>
    styleIds
      .filter((style) => style !== "compact")
      .map((style) => ({
        family: "style",
        level: styles[style].must ? "documented" : "lenient",
        change: { do: "style", style },
        reads: `it is written ${style}`,
      })),
};
