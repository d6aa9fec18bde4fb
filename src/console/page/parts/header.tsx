import type { Theme, View } from "../store.ts";
import {
  catalogue,
  helping,
  language,
  presenting,
  setLanguage,
  setTheme,
  t,
  target,
  theme,
  view,
} from "../store.ts";
import { faultTitle } from "./fault-title.ts";
import {
  AutoIcon,
  ClockIcon,
  FlaskIcon,
  HelpIcon,
  HookIcon,
  MoonIcon,
  PlatformIcon,
  ScreenIcon,
  SunIcon,
} from "./icons.tsx";

const views = [
  ["stage", PlatformIcon],
  ["lab", FlaskIcon],
  ["history", ClockIcon],
] as const satisfies readonly (readonly [View, unknown])[];

const nextTheme: Readonly<Record<Theme, Theme>> = { auto: "light", light: "dark", dark: "auto" };
const themeIcons = { auto: AutoIcon, light: SunIcon, dark: MoonIcon } as const;

export function Header() {
  const ThemeIcon = themeIcons[theme.value];
  return (
    <header class="header">
      <div class="brand">
        <HookIcon />
        <h1>hookproof</h1>
        <span class="brand-version">{catalogue.value?.version}</span>
      </div>
      <nav class="views" aria-label={t("nav.label")}>
        {views.map(([name, ViewIcon]) => (
          <button
            key={name}
            type="button"
            class="view"
            aria-current={view.value === name ? "page" : undefined}
            onClick={() => (view.value = name)}
          >
            <ViewIcon />
            <span>{t(`nav.${name}`)}</span>
          </button>
        ))}
      </nav>
      <TargetChip />
      <div class="tools">
        <button
          type="button"
          class="tool"
          lang={language.value === "en" ? "zh-CN" : "en"}
          aria-label={`${t("app.language")}: ${t("app.language.label")}`}
          onClick={() => setLanguage(language.value === "en" ? "zh" : "en")}
        >
          {t("app.language")}
        </button>
        <button
          type="button"
          class="tool"
          aria-label={t(`app.theme.${theme.value}`)}
          title={t(`app.theme.${theme.value}`)}
          onClick={() => setTheme(nextTheme[theme.value])}
        >
          <ThemeIcon />
        </button>
        <button
          type="button"
          class="tool tool-help"
          aria-label={t("app.help")}
          title={t("app.help")}
          onClick={() => (helping.value = true)}
        >
          <HelpIcon />
        </button>
        <button type="button" class="tool tool-main" onClick={() => (presenting.value = true)}>
          <ScreenIcon />
          <span>{t("presenter.open")}</span>
        </button>
      </div>
    </header>
  );
}

/** Whom everything is sent to; leads to where it is chosen. */
function TargetChip() {
  const { embedded, fault, url } = target.value;
  const detail = !embedded ? url : fault === null ? t("target.correct") : faultTitle(fault);
  return (
    <button
      type="button"
      class={fault === null || !embedded ? "target-chip" : "target-chip target-chip-faulty"}
      title={`${detail}: ${t("target.change")}`}
      onClick={() => (view.value = "lab")}
    >
      <span class="dot" aria-hidden="true" />
      <strong>{embedded ? t("target.embedded") : t("target.own")}</strong>
      <span class="target-detail">{detail}</span>
    </button>
  );
}
