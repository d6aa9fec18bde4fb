import type { WordKey } from "../words/en.ts";
import type { Flight } from "./fold.ts";

/** How a notification landed, as people see it: a forgery is judged the other way round. */
export type Landing = "flying" | "acknowledged" | "unspecified" | "failed" | "refused" | "let-in";

export function landingOf({ sent, landed }: Pick<Flight, "sent" | "landed">): Landing {
  if (landed === null) return "flying";
  if (sent.purpose === "refuse") return landed.verdict === "acknowledged" ? "let-in" : "refused";
  return landed.verdict;
}

/** Its colour: one of four. */
export function toneOf(landing: Landing): "wait" | "good" | "odd" | "bad" {
  if (landing === "flying") return "wait";
  if (landing === "acknowledged" || landing === "refused") return "good";
  return landing === "unspecified" ? "odd" : "bad";
}

/** What it is called in a word. */
export function wordOf(landing: Landing): WordKey {
  return `verdict.${landing}`;
}
