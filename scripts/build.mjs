// Compiles src/ into dist/. Runs as `prepare`, so that `npm ci` leaves a working `npx hookproof`.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
const packageFile = createRequire(import.meta.url).resolve("typescript/package.json");
const { bin } = createRequire(import.meta.url)(packageFile);

rmSync(join(root, "dist"), { recursive: true, force: true });
execFileSync(process.execPath, [join(dirname(packageFile), bin.tsc), "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
