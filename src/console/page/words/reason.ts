import type { Language } from "./language.ts";

/** `status 500` and `no status (timeout): …` in the reader's language; the sentence after the colon stays English. */
export function reasonText(reason: string, language: Language): string {
  if (language === "en") return reason;
  return reason
    .replace(/^status (\d+).*$/, "状态码 $1")
    .replace(/^no status \(([^)]*)\).*$/, "没有状态码（$1）");
}
