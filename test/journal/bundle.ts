import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { build } from "vite";

/** A module and all that it imports as one file that plain Node.js runs: for tests that need a process of their own to kill. */
export async function bundled(entry: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "hookproof-bundle-"));
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: "[name].mjs" } },
    },
  });
  return join(outDir, basename(entry).replace(/\.ts$/, ".mjs"));
}
