import type { Framework } from "./framework.ts";
import { frameworkOf } from "./framework.ts";
import type { Header } from "../../wire/request.ts";

/** How to mend a fault, Markdown: for any receiver, and more exactly where the framework is known. */
export type Fix = { readonly any: string } & { readonly [framework in Framework]?: string };

/** The advice that fits the headers of the receiver's answers. */
export function fixFor(fix: Fix, headers: readonly Header[]): string {
  const framework = frameworkOf(headers);
  const special = framework === null ? undefined : fix[framework.id];
  return framework === null || special === undefined
    ? fix.any
    : `${fix.any}\n\nIn ${framework.name}: ${special}`;
}
