import type { Row } from "./fold.ts";

/** Pixels; the style sheet draws rows as high as this. */
export const rowHeights = { step: 62, wait: 34, probe: 62, flight: 48, note: 36 } as const;

/** Where each row of a growing list is. Rows are only ever added, so what is known stays true. */
export interface RowHeights {
  readonly total: number;
  /** Takes in the rows that have come; begins anew for another list. */
  measure(rows: readonly Row[]): void;
  topOf(index: number): number;
  /** The row at a height; the first or last where there is none. */
  at(height: number): number;
}

export function createRowHeights(): RowHeights {
  let list: readonly Row[] = [];
  let tops: number[] = [0];
  return {
    get total() {
      return tops[tops.length - 1] ?? 0;
    },
    measure(rows) {
      if (rows !== list) {
        list = rows;
        tops = [0];
      }
      for (let index = tops.length - 1; index < rows.length; index++) {
        const row = rows[index];
        if (row !== undefined) tops.push((tops[index] ?? 0) + heightOf(row));
      }
    },
    topOf: (index) => tops[index] ?? 0,
    at(height) {
      let low = 0;
      let high = Math.max(0, tops.length - 2);
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((tops[middle] ?? 0) <= height) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}

function heightOf(row: Row): number {
  if (row.kind !== "step") return rowHeights[row.kind];
  const kind = row.entry?.kind;
  return kind === "wait" || kind === "probe" ? rowHeights[kind] : rowHeights.step;
}
