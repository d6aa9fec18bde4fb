/**
 * The world's key of the n-th notification that a row makes, so that the same row gives the same notifications alone, in
 * a full run, and when a diagnosis compares what was refused with what it was made from.
 */
export function notificationKey(check: string, row: string | null, n: number): string {
  return `${check}:${row ?? ""}:${n}`;
}
