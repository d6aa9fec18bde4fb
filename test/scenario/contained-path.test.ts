import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { containedPath } from "../../src/scenario/contained-path.ts";

const root = mkdtempSync(join(tmpdir(), "hookproof-"));
const folder = join(root, "stories");
mkdirSync(join(folder, "parts"), { recursive: true });
mkdirSync(join(folder, "..parts"));
mkdirSync(join(root, "stories-of-others"));
for (const file of [
  "stories/a.yaml",
  "stories/parts/b.yaml",
  "stories/..parts/c.yaml",
  "stories-of-others/d.yaml",
  "secret.yaml",
]) {
  writeFileSync(join(root, file), "steps: [{ wait: 1s }]\n");
}
symlinkSync("/etc/passwd", join(folder, "passwd.yaml"));
symlinkSync(root, join(folder, "up"));
symlinkSync(join(folder, "a.yaml"), join(folder, "parts/link.yaml"));

const from = join(folder, "a.yaml");

test.each(["a.yaml", "parts/b.yaml", "./parts/../parts/b.yaml", "..parts/c.yaml", "parts/link.yaml"])(
  "%s may be included",
  async (include) => {
    expect(await containedPath(include, from)).toHaveProperty("path");
  },
);

test.each([
  ["../secret.yaml", "outside"],
  ["parts/../../secret.yaml", "outside"],
  ["../stories-of-others/d.yaml", "outside"],
  ["passwd.yaml", "outside"],
  ["up/secret.yaml", "outside"],
  [join(folder, "a.yaml"), "relative"],
  ["parts\\b.yaml", "relative"],
  ["a.yaml\0.txt", "relative"],
  ["parts", "not a file"],
  ["nowhere.yaml", "no file"],
])("%j may not", async (include, why) => {
  expect(await containedPath(include, from)).toEqual({ refused: expect.stringContaining(why) });
});
