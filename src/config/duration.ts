import { HookproofError } from "../errors.ts";

const milliseconds = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** A span of time as it is typed, always with its unit: `500ms`, `10s`, `1.5m`, `2h`. */
export const durationPattern = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/;

/**
 * Milliseconds of a typed span of time.
 *
 * @param name what the user called it, such as `--timeout`, for the error
 */
export function durationMs(text: string, name: string): number {
  const [, amount, unit] = durationPattern.exec(text) ?? [];
  const factor =
    unit === "ms" || unit === "s" || unit === "m" || unit === "h" ? milliseconds[unit] : undefined;
  if (amount === undefined || factor === undefined)
    throw new HookproofError("bad-option", `${name} takes a time with its unit, not "${text}".`, {
      hint: "Write 500ms, 10s, 2m or 1h.",
    });
  return Math.round(Number(amount) * factor);
}
