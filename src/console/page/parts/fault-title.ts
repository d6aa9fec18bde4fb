import { catalogue, language } from "../store.ts";
import { faultTitles } from "../words/faults-zh.ts";

/** What the embedded receiver does wrong, in the reader's language. */
export function faultTitle(id: string): string {
  const inEnglish = catalogue.value?.faults.find((fault) => fault.id === id)?.title ?? id;
  return language.value === "zh" ? (faultTitles[id] ?? inEnglish) : inEnglish;
}
