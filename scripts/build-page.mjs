/** Bundles the console's page from src/console/page/ into dist/console-page/. Reads nothing but this checkout. */
import { join, resolve } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");

await build({
  configFile: false,
  root: join(root, "src/console/page"),
  logLevel: "warn",
  publicDir: false,
  // The page knows no environment, and no path that it is not told.
  envDir: false,
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: resolve(root, process.argv[2] ?? "dist/console-page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
});
