/**
 * Builds where nothing is built yet, or where something has changed since: npm prepares this folder after `npm ci`, and
 * again when `npx hookproof` links it.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
// The page is what a build makes last.
const page = join(root, "dist/console-page/index.html");
const sources = ["src", "scripts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);
const changed = (file) => statSync(file).mtimeMs;
const isFresh =
  existsSync(page) &&
  [...sources, join(root, "package-lock.json")].every((file) => changed(file) <= changed(page));

if (!isFresh) await import("./build.mjs");
