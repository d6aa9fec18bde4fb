import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { HookproofError } from "../errors.ts";
import { createJournal, packageVersion, readJournal } from "../index.ts";
import type { RunEvent } from "../index.ts";
import { reports } from "../report/index.ts";
import type { RunEntry, StageEvent } from "./api.ts";
import type { KeptDelivery } from "./kept-deliveries.ts";
import { idOf, stageEventOf } from "./stage-event.ts";

/** The runs whose journals lie in one folder. */
export interface RunHistory {
  /** Creates the journal of a new run; its id is the file's name without the ending. */
  create(run: { readonly kind: string; readonly now: Date; readonly seed: number }): {
    readonly id: string;
    readonly journal: (event: RunEvent) => void;
  };
  /** The latest first. */
  list(): readonly RunEntry[];
  has(id: string): boolean;
  events(id: string): readonly StageEvent[];
  delivery(id: string, delivery: string): KeptDelivery | undefined;
  /** The run as one HTML page, to be kept or sent on. */
  report(id: string): string;
}

const ending = ".journal";
/** So many runs are listed; reading more would take the listing past a second. */
const most = 100;
/** In the ids of a run's deliveries, where a scene has its number. */
const recorded = 0;

/** @param clock monotonic milliseconds */
export function createRunHistory(folder: string, clock: () => number): RunHistory {
  const entries = new Map<string, RunEntry>();
  const pathOf = (id: string) => join(folder, `${id}${ending}`);
  const ids = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith(ending))
          .map((file) => file.slice(0, -ending.length))
      : [];
  // Names tell seconds only, and a quick run takes less.
  const latestFirst = (a: string, b: string) => statSync(pathOf(b)).mtimeMs - statSync(pathOf(a)).mtimeMs;
  const entryOf = (id: string): RunEntry | null => {
    const { size, mtimeMs } = statSync(pathOf(id));
    const key = `${id} ${size} ${mtimeMs}`;
    const known = entries.get(key);
    if (known !== undefined) return known;
    const entry = readEntry(id, pathOf(id));
    if (entry !== null) entries.set(key, entry);
    return entry;
  };

  return {
    create({ kind, now, seed }) {
      openFolder(folder);
      const stem = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}-${kind}`;
      const taken = new Set(ids());
      let id = stem;
      for (let number = 2; taken.has(id); number++) id = `${stem}-${number}`;
      return { id, journal: createJournal(pathOf(id), { tool: packageVersion(), seed, clock }) };
    },
    list: () =>
      ids()
        .toSorted(latestFirst)
        .slice(0, most)
        .flatMap((id) => entryOf(id) ?? []),
    has: (id) => ids().includes(id),
    events: (id) => [...readJournal(pathOf(id))].flatMap((event) => stageEventOf(event, recorded) ?? []),
    delivery(id, delivery) {
      let target = "";
      for (const event of readJournal(pathOf(id))) {
        if (event.type === "run-started") target = event.target;
        if (event.type !== "delivery-ended" || idOf(recorded, event.delivery.id) !== delivery) continue;
        const { request } = event.delivery;
        return {
          id: delivery,
          request,
          purpose: event.purpose,
          origin: event.origin,
          target,
          delivery: event.delivery,
        };
      }
      return undefined;
    },
    report(id) {
      let text = "";
      const report = reports.html.create({ write: (part) => void (text += part) });
      for (const event of readJournal(pathOf(id))) report(event);
      return text;
    },
  };
}

/** Journals hold requests with their signatures: readable by their owner only, and not committed by accident. */
function openFolder(folder: string): void {
  if (existsSync(join(folder, ".gitignore"))) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, ".gitignore"), "*\n");
  } catch (cause) {
    throw new HookproofError("journal-io", `The folder ${folder} for journals cannot be created.`, { cause });
  }
}

/** Null for a file that is no journal, or one of a run that has not begun. */
function readEntry(id: string, path: string): RunEntry | null {
  let entry: Omit<RunEntry, "summary" | "scenarios"> | null = null;
  const scenarios = new Set<string>();
  try {
    for (const event of readJournal(path)) {
      if (event.type === "run-started") {
        const { command, target, seed, now, repeat } = event;
        entry = { id, kind: command, target, seed, now, repeat };
      } else if (event.type === "step-ended") scenarios.add(event.scenario);
      else if (event.type === "run-ended" && entry !== null)
        return { ...entry, summary: event.summary, scenarios: [...scenarios] };
    }
  } catch {
    return null;
  }
  return null;
}
