import { HookproofError } from "../errors.ts";
import { millisecondsOf } from "../yaml/duration.ts";

/**
 * Milliseconds of a span of time typed with its unit, such as `10s`.
 *
 * @param name what the user called it, such as `--timeout`, for the error
 */
export function durationMs(text: string, name: string): number {
  const span = millisecondsOf(text);
  if (!Number.isNaN(span)) return span;
  throw new HookproofError("bad-option", `${name} takes a time with its unit, not "${text}".`, {
    hint: "Write 500ms, 10s, 2m or 1h.",
  });
}
