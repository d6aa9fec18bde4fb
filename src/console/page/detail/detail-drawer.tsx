import { useEffect, useRef, useState } from "preact/hooks";

import type { DeliveryDetail } from "../../api.ts";
import { api } from "../api-client.ts";
import { CloseIcon, DownIcon, UpIcon } from "../parts/icons.tsx";
import { recorded, selectNeighbour, selected, stage, t } from "../store.ts";
import type { WordKey } from "../words/en.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { BodyPanel } from "./body-panel.tsx";
import { DetailActions } from "./detail-actions.tsx";
import { RequestPanel } from "./request-panel.tsx";
import { SignaturePanel } from "./signature-panel.tsx";
import { VerdictBanner } from "./verdict-banner.tsx";

const tabs = ["body", "signature", "request", "answer"] as const;
type Tab = (typeof tabs)[number];

/** Everything about one notification. */
export function DetailDrawer({ id }: { readonly id: string }) {
  const [tab, setTab] = useState<Tab>("body");
  const [detail, setDetail] = useState<DeliveryDetail | "gone" | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const run = recorded.value?.run ?? null;
  const landed = stage.value.flights.get(id)?.landed != null;

  useEffect(() => {
    let isWanted = true;
    api
      .delivery(id, run)
      .then((found) => isWanted && setDetail(found))
      .catch(() => isWanted && setDetail("gone"));
    return () => {
      isWanted = false;
    };
  }, [id, run, landed]);
  useEffect(() => head.current?.focus({ preventScroll: true }), [id]);

  const known = detail !== null && detail !== "gone" && detail.id === id ? detail : null;
  return (
    <aside class="detail" aria-labelledby="detail-title">
      <div class="detail-head">
        <div class="detail-name">
          <h2 id="detail-title" tabIndex={-1} ref={head}>
            {known?.topic ?? stage.value.flights.get(id)?.sent.topic ?? t("detail.title")}
          </h2>
          <small>{[known?.origin.entity, known?.notificationId].filter(Boolean).join(" · ")}</small>
        </div>
        <button type="button" class="tool" aria-label={t("detail.older")} onClick={() => selectNeighbour(-1)}>
          <UpIcon />
        </button>
        <button type="button" class="tool" aria-label={t("detail.newer")} onClick={() => selectNeighbour(1)}>
          <DownIcon />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={t("app.close")}
          onClick={() => (selected.value = null)}
        >
          <CloseIcon />
        </button>
      </div>
      {known === null ? (
        <p class="blank">{t(detail === "gone" ? "detail.gone" : "detail.loading")}</p>
      ) : (
        <>
          <VerdictBanner detail={known} />
          <DetailActions detail={known} />
          <div class="tabs" role="tablist" aria-label={t("detail.title")} onKeyDown={moveTab}>
            {tabs.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-controls="detail-panel"
                aria-selected={tab === name}
                tabIndex={tab === name ? 0 : -1}
                onClick={() => setTab(name)}
              >
                {t(`detail.tab.${name}` satisfies WordKey)}
              </button>
            ))}
          </div>
          <div class="panel" id="detail-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
            {tab === "body" && <BodyPanel key={known.id} detail={known} />}
            {tab === "signature" && <SignaturePanel detail={known} />}
            {tab === "request" && <RequestPanel key={known.id} detail={known} />}
            {tab === "answer" && <AnswerPanel detail={known} />}
          </div>
        </>
      )}
    </aside>
  );
}

/** The arrow keys go from tab to tab. */
function moveTab(event: KeyboardEvent): void {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  const list =
    event.currentTarget instanceof HTMLElement ? [...event.currentTarget.querySelectorAll("button")] : [];
  const at = list.findIndex((tab) => tab === document.activeElement);
  const next = list[(at + (event.key === "ArrowRight" ? 1 : -1) + list.length) % list.length];
  next?.focus();
  next?.click();
  event.preventDefault();
  event.stopPropagation();
}
