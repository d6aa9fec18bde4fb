import type { RunEvent } from "../run/events.ts";

/** Shows a run: a function of its events, in order. It computes nothing that the events do not say. */
export type Report = (event: RunEvent) => void;

/** What every report needs: where its text goes. */
export interface ReportOptions {
  write(text: string): void;
}
