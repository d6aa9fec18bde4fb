import { batch, computed, signal } from "@preact/signals";

import type { Catalogue, KnownEntity, LogEntry, RunEntry, TargetState } from "../api.ts";
import { api, followLog, isRefused } from "./api-client.ts";
import type { Stage } from "./stage/fold.ts";
import { emptyStage, foldEntries, foldEvent } from "./stage/fold.ts";
import type { WordKey } from "./words/en.ts";
import type { Language } from "./words/language.ts";
import { languages, preferredLanguage } from "./words/language.ts";
import { say } from "./words/say.ts";

export type View = "stage" | "lab" | "history";
export type Theme = "auto" | "light" | "dark";

const kept = (key: string) => localStorage.getItem(`hookproof-${key}`);
const keep = (key: string, value: string) => localStorage.setItem(`hookproof-${key}`, value);
const keptLanguage = languages.find((language) => language === kept("language"));
const keptTheme = (["light", "dark"] as const).find((theme) => theme === kept("theme"));

export const language = signal<Language>(keptLanguage ?? preferredLanguage(navigator.languages));
export const theme = signal<Theme>(keptTheme ?? "auto");
export const view = signal<View>("stage");
export const presenting = signal(false);
export const helping = signal(false);
/** The delivery whose detail is open. */
export const selected = signal<string | null>(null);
/** The story that play begins with. */
export const chosenStory = signal("demo");
export const catalogue = signal<Catalogue | null>(null);
export const target = signal<TargetState>({ embedded: true, fault: null, url: "" });
/** What the embedded receiver has learnt; null where it is somebody else's. */
export const knowledge = signal<readonly KnownEntity[] | null>(null);
export const connection = signal<"online" | "offline" | "forbidden">("online");
/** The last thing that went wrong, as a sentence. */
export const trouble = signal<string | null>(null);

/** The live stage grows in place; `version` tells whoever shows it that it has grown, once per frame. */
const live = emptyStage();
export const version = signal(0);
/** A run of the history that stands in for the live stage. */
export const recorded = signal<{ readonly run: string; readonly stage: Stage } | null>(null);

/** The stage that is shown. A new object each time it has grown, around the same growing parts. */
export const stage = computed<Stage>(() => {
  void version.value;
  return { ...(recorded.value?.stage ?? live) };
});

export function t(key: WordKey, values?: Readonly<Record<string, string | number>>): string {
  return say(language.value, key, values);
}

export function setLanguage(next: Language): void {
  language.value = next;
  keep("language", next);
}

export function setTheme(next: Theme): void {
  theme.value = next;
  keep("theme", next);
}

/** Does something with the server and tells what went wrong. */
export async function attempt<Value>(act: () => Promise<Value>): Promise<Value | null> {
  try {
    const value = await act();
    trouble.value = null;
    return value;
  } catch (error) {
    trouble.value = isRefused(error)
      ? [error.error.message, error.error.hint].filter(Boolean).join(" ")
      : t("app.offline");
    return null;
  }
}

/** Reads the catalogue, then follows the log for as long as the page is open. */
export async function start(): Promise<void> {
  for (let wait = 250; ; wait = Math.min(wait * 2, 4000)) {
    try {
      if (catalogue.value === null) {
        const [found, state] = await Promise.all([api.catalogue(), api.state()]);
        batch(() => {
          catalogue.value = found;
          target.value = state.target;
          Object.assign(live, { play: state.play, pace: state.pace, target: state.target });
          if (state.scene?.scenario) chosenStory.value = state.scene.scenario;
        });
      }
      connection.value = "online";
      wait = 250;
      await followLog(live.seq, hear, new AbortController().signal);
    } catch (error) {
      if (isRefused(error) && error.status === 401) {
        connection.value = "forbidden";
        return;
      }
    }
    connection.value = "offline";
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

let waiting: (readonly LogEntry[])[] = [];
let startedAt = 0;

/** Entries are taken in once per frame, however many come. */
function hear(entries: readonly LogEntry[]): void {
  waiting.push(entries);
  if (waiting.length > 1) return;
  startedAt ||= performance.now();
  if (document.hidden) setTimeout(takeIn, 200);
  else requestAnimationFrame(takeIn);
}

/** What was there before the page came does not fly in again, and a crowd does not fly in one by one. */
const settleMs = 400;
const crowd = 8;

function takeIn(): void {
  const found = catalogue.value;
  const entries = waiting;
  waiting = [];
  if (found === null) return;
  const now = performance.now();
  const count = entries.reduce((sum, list) => sum + list.length, 0);
  const isLive = now - startedAt > settleMs && count < crowd;
  const { sent } = live.counts;
  for (const list of entries) foldEntries(live, list, found, isLive ? now : 0);
  batch(() => {
    if (live.target !== null) target.value = live.target;
    if (recorded.value === null) version.value++;
  });
  // Who takes part is shown for stories only.
  if (live.story !== null && (live.counts.sent !== sent || live.play === "idle")) askReceiver();
}

let asking = false;

/** What the receiver knows follows what was sent, a few times a second at most. */
function askReceiver(): void {
  if (asking) return;
  asking = true;
  setTimeout(async () => {
    asking = false;
    try {
      knowledge.value = (await api.receiver()).entities;
    } catch {
      // The stream says whether the console is there.
    }
  }, 350);
}

/** Puts a run of the history on the stage. @param when its time, as the reader reads it */
export async function openRun(run: RunEntry, when: string): Promise<void> {
  const events = await attempt(() => api.runEvents(run.id));
  const found = catalogue.value;
  if (events === null || found === null) return;
  const stage = emptyStage();
  stage.scene = {
    number: 0,
    kind: sceneKinds.find((kind) => kind === run.kind) ?? "send",
    scenario: null,
    seed: run.seed,
    target: { embedded: run.target.startsWith("embedded"), fault: null, url: run.target },
    startedAt: when,
    run: run.id,
  };
  for (const event of events) foldEvent(stage, event, found, 0, 0);
  batch(() => {
    recorded.value = { run: run.id, stage };
    chosenStory.value = run.scenarios[0] ?? chosenStory.value;
    selected.value = null;
    view.value = "stage";
  });
}

const sceneKinds = ["play", "simulate", "test", "fuzz"] as const;

export function backToLive(): void {
  batch(() => {
    recorded.value = null;
    selected.value = null;
    version.value++;
  });
}

/** Saves a run's report under a name of its own. */
export async function saveReport(run: string): Promise<void> {
  const blob = await attempt(() => api.runReport(run));
  if (blob === null) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `hookproof-${run}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Plays the chosen story, or goes on, or holds: what the space bar does. */
export async function playOrPause(): Promise<void> {
  backToLiveIfNeeded();
  const { play } = live;
  if (play === "playing") await attempt(() => api.control({ action: "pause" }));
  else if (play === "paused") await attempt(() => api.control({ action: "resume" }));
  else await attempt(() => api.play({ scenario: chosenStory.value }));
}

export async function stepOnce(): Promise<void> {
  backToLiveIfNeeded();
  const { play } = live;
  if (play === "idle") {
    await attempt(() => api.play({ scenario: chosenStory.value, held: true }));
    await attempt(() => api.control({ action: "step" }));
  } else {
    if (play === "playing") await attempt(() => api.control({ action: "pause" }));
    await attempt(() => api.control({ action: "step" }));
  }
}

export async function restart(newSeed: boolean): Promise<void> {
  backToLiveIfNeeded();
  if (live.scene?.scenario === chosenStory.value)
    await attempt(() => api.control({ action: "restart", newSeed }));
  else
    await attempt(() =>
      api.play({
        scenario: chosenStory.value,
        ...(newSeed ? { seed: Math.floor(Math.random() * 2 ** 31) } : {}),
      }),
    );
}

function backToLiveIfNeeded(): void {
  if (recorded.value !== null) backToLive();
}

/** The newer or older neighbour of the notification whose detail is open. */
export function selectNeighbour(by: 1 | -1): void {
  const ids = [...stage.value.flights.keys()];
  const at = selected.value === null ? ids.length : ids.indexOf(selected.value);
  const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
  if (next !== undefined) selected.value = next;
}
