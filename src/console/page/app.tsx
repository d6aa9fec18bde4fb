import { useEffect } from "preact/hooks";

import { DetailDrawer } from "./detail/detail-drawer.tsx";
import { HistoryView } from "./history/history-view.tsx";
import { LabView } from "./lab/lab-view.tsx";
import { Header } from "./parts/header.tsx";
import { HelpDialog } from "./parts/help-dialog.tsx";
import { Scoreboard } from "./parts/scoreboard.tsx";
import { Presenter } from "./presenter/presenter.tsx";
import { StageView } from "./stage/stage-view.tsx";
import {
  catalogue,
  connection,
  helping,
  language,
  presenting,
  selected,
  t,
  theme,
  trouble,
  view,
} from "./store.ts";

export function App() {
  useEffect(() => {
    document.documentElement.lang = language.value === "zh" ? "zh-CN" : "en";
    document.documentElement.dataset["theme"] = theme.value;
    document.title = `hookproof · ${t(`nav.${view.value}`)}`;
  }, [language.value, theme.value, view.value]);

  if (connection.value === "forbidden") return <p class="blank">{t("app.stopped")}</p>;
  if (catalogue.value === null) return <p class="blank">{t("detail.loading")}</p>;
  if (presenting.value) return <Presenter />;
  return (
    <div class={selected.value === null ? "app" : "app app-with-detail"}>
      <a class="skip" href="#main">
        {t("app.skip")}
      </a>
      <Header />
      <Scoreboard />
      {connection.value === "offline" && (
        <p class="banner banner-bad" role="status">
          {t("app.offline")}
        </p>
      )}
      {trouble.value !== null && (
        <p class="banner banner-bad" role="alert">
          <span>{trouble.value}</span>
          <button type="button" class="quiet" onClick={() => (trouble.value = null)}>
            {t("app.close")}
          </button>
        </p>
      )}
      <main id="main" class={`main main-${view.value}`}>
        {view.value === "stage" && <StageView />}
        {view.value === "lab" && <LabView />}
        {view.value === "history" && <HistoryView />}
      </main>
      {selected.value !== null && <DetailDrawer id={selected.value} />}
      {helping.value && <HelpDialog />}
    </div>
  );
}
