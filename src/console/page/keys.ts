import type { PaceId } from "../api.ts";
import { api } from "./api-client.ts";
import {
  attempt,
  helping,
  language,
  playOrPause,
  presenting,
  restart,
  selectNeighbour,
  selected,
  setLanguage,
  stepOnce,
  view,
} from "./store.ts";

const paceKeys: Readonly<Record<string, PaceId>> = { "1": "real", "2": "brisk", "3": "quick", "4": "fast" };

const actions: Readonly<Record<string, () => unknown>> = {
  " ": playOrPause,
  ArrowRight: stepOnce,
  n: stepOnce,
  r: () => restart(false),
  R: () => restart(true),
  p: () => (presenting.value = !presenting.value),
  l: () => setLanguage(language.value === "en" ? "zh" : "en"),
  j: () => selectNeighbour(1),
  k: () => selectNeighbour(-1),
  g: () => (view.value = "stage"),
  b: () => (view.value = "lab"),
  h: () => (view.value = "history"),
  "?": () => (helping.value = !helping.value),
  Escape: closeTopmost,
};

function closeTopmost(): void {
  if (helping.value) helping.value = false;
  else if (selected.value !== null) selected.value = null;
  else presenting.value = false;
}

/** The keyboard works everywhere but in fields; a button that has the focus keeps its own keys. */
export function listenToKeys(target: Document): void {
  target.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const element = event.target instanceof HTMLElement ? event.target : null;
    if (element?.closest("input, textarea, select") != null && event.key !== "Escape") return;
    const isButton = element?.closest("button, summary, a, [role=tab]") != null;
    if (isButton && (event.key === " " || event.key === "ArrowRight")) return;
    const pace = paceKeys[event.key];
    const action =
      pace === undefined ? actions[event.key] : () => attempt(() => api.control({ action: "pace", pace }));
    if (action === undefined) return;
    event.preventDefault();
    void action();
  });
}
