/**
 * Compiles src/ into dist/, and bundles the command line into dist/bundle/, since loading several hundred modules one by
 * one takes longer than a short run. Runs as `prepare`, so that `npm ci` leaves a working `npx hookproof`.
 */
import { execFileSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const next = join(root, "dist.next");
const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
const tsc = join(dirname(manifest), createRequire(manifest)(manifest).bin.tsc);

rmSync(next, { recursive: true, force: true });
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json", "--outDir", next], {
  cwd: root,
  stdio: "inherit",
});

const bundle = await rolldown({
  input: join(next, "cli/main.js"),
  platform: "node",
  // Dependencies stay what they are; only our own modules, and the bundler's own helpers, are put together.
  external: (name) => !/^[./]/.test(name) && !name.startsWith("@oxc-project/runtime/"),
});
// As deep as the modules of dist/, so that what they find beside dist/ is found from here too.
await bundle.write({ dir: join(next, "bundle"), format: "esm" });

// A build that failed before here leaves the last good one in place.
rmSync(dist, { recursive: true, force: true });
renameSync(next, dist);

await import("./build-page.mjs");
