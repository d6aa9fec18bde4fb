const milliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** A span of time as it is written, always with its unit: `500ms`, `2s`, `1.5m`, `2h`. */
export const durationPattern = String.raw`^\d+(\.\d+)?(ms|s|m|h)$`;

/** Milliseconds of a span of time that matches the pattern; NaN for anything else. */
export function millisecondsOf(text: string): number {
  const parts = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text);
  return parts === null ? NaN : Math.round(Number(parts[1]) * (milliseconds[parts[2] ?? ""] ?? NaN));
}
