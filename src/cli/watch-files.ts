import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { basename, dirname } from "node:path";

/** Editors write a file in several steps; a change counts when it has been quiet for this long. */
const quietMs = 80;

/**
 * Waits until one of the files changes.
 *
 * @param ready called as soon as no change is missed
 * @returns whether one did; false if the signal ended the wait
 */
export async function watchFiles(
  files: readonly string[],
  signal: AbortSignal,
  ready: () => void,
): Promise<boolean> {
  // Folders are watched, since many editors put a new file in the place of the old one.
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = dirname(file);
    folders.set(folder, (folders.get(folder) ?? new Set()).add(basename(file)));
  }
  const watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      if (signal.aborted) return resolve(false);
      signal.addEventListener("abort", () => resolve(false), { once: true });
      for (const [folder, names] of folders) {
        const watcher = watch(folder, (_, name) => {
          if (name === null || !names.has(name)) return;
          clearTimeout(timer);
          timer = setTimeout(() => resolve(true), quietMs);
        });
        watcher.on("error", reject);
        watchers.push(watcher);
      }
      ready();
    });
  } finally {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  }
}
