import { hintProblem } from "./generate/hint-of.ts";
import type { Overlays } from "./schema/overlay.ts";
import { readOverlays as readFiles } from "./schema/read-overlays.ts";

/**
 * Reads one overlay file per kind, JSON or YAML: a whole schema if it names its dialect with `$schema`, else a merge patch
 * on ours. Throws `HookproofError` "bad-schema" with file, line, column and the nearest right word.
 */
export async function readOverlays(files: Readonly<Record<string, string>>): Promise<Overlays> {
  return readFiles(files, { hintProblem });
}
