import { styleText } from "node:util";
import type { RowStatus } from "../outcome.ts";

type Format = Parameters<typeof styleText>[0];

/** Colours text, or leaves it as it is where colour is not wanted. */
export type Paint = (format: Format, text: string) => string;

export function paintOf(color: boolean): Paint {
  return color
    ? (format, text) => styleText(format, text, { validateStream: false })
    : (_format, text) => text;
}

/** The word for a status and its colour; what needs attention is in capitals, so that it shows without colour. */
export const statusWords = {
  fail: { word: "FAIL", format: ["bold", "red"] },
  stale: { word: "STALE", format: ["bold", "red"] },
  blocked: { word: "BLOCKED", format: ["bold", "yellow"] },
  warn: { word: "warn", format: "yellow" },
  known: { word: "known", format: "magenta" },
  pass: { word: "pass", format: "green" },
  info: { word: "info", format: "cyan" },
} as const satisfies Record<RowStatus, { readonly word: string; readonly format: Format }>;

/** Columns of the longest word. */
export const statusWidth = Math.max(...Object.values(statusWords).map(({ word }) => word.length));
