import { withText } from "./free-text.ts";
import type { Variation } from "./variation-check.ts";

/** A row whose body is as large as said, by a text of characters that take three bytes each in UTF-8. */
export function sizedBody(id: string, kilobytes: number): Variation {
  const text = "长".repeat(Math.ceil((kilobytes * 1024) / 3));
  return { id, topic: null, vary: (context) => withText(context, text) };
}
