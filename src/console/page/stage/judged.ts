import type { StageEvent } from "../../api.ts";

export type CaseRow = Extract<StageEvent, { readonly type: "case-ended" }>["result"];

export interface CheckRow {
  readonly check: Extract<StageEvent, { readonly type: "check-started" }>["check"];
  done: number;
  failed: number;
}
