import type { ScenarioEntry, StepEntry } from "../../api.ts";
import { language, t } from "../store.ts";
import { actions } from "../words/actions.ts";
import { storyAbouts, storyTitles } from "../words/stories-zh.ts";

/** What a step is, as one sentence for people. */
export function stepText(entry: StepEntry | null, fallback: string): string {
  const isChinese = language.value === "zh";
  if (entry === null) return fallback;
  if (entry.title !== null) {
    const translated = isChinese ? storyTitles[entry.title] : entry.title;
    if (translated !== undefined) return translated;
  }
  switch (entry.kind) {
    case "do":
      return actions[`${entry.role}.${entry.action}`]?.[language.value] ?? entry.about;
    case "send":
      return entry.title ?? t("stage.send", { topic: entry.topic });
    case "wait":
      return t("stage.wait", { time: timeText(entry.ms) });
    case "probe":
      return entry.title ?? t("stage.probe");
  }
}

/** The half of a bilingual title that the reader reads. */
export function storyTitle({ title }: Pick<ScenarioEntry, "title">): string {
  const [english = title, chinese = english] = title.split(" · ");
  return language.value === "zh" ? chinese : english;
}

export function storyAbout({ name, about }: Pick<ScenarioEntry, "name" | "about">): string {
  return (language.value === "zh" ? storyAbouts[name] : undefined) ?? about ?? "";
}

/** How a story ends: whether anything is lost for good. */
export function endingText(lost: number): string {
  if (lost === 0) return t("stage.ended.well");
  return lost === 1 ? t("stage.ended.lost.one") : t("stage.ended.lost", { n: lost });
}

function timeText(ms: number): string {
  const unit = ms >= 60_000 ? "minute" : "second";
  const value = unit === "minute" ? ms / 60_000 : ms / 1000;
  return new Intl.NumberFormat(language.value === "zh" ? "zh-CN" : "en", {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 1,
  }).format(value);
}
