import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

const source = (path: string) => new URL(`src/${path}.ts`, import.meta.url).pathname;

const longest = ["test/receivers/broken-content", "test/receivers/", "test/docs/", "test/browser/"];

/** The files that take minutes go first, so that no core waits for the last of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((part) => moduleId.includes(part));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: {
    // The examples import the package by its name, as users do.
    alias: [
      { find: "hookproof/vitest", replacement: source("testing/vitest") },
      { find: "hookproof/receiver", replacement: source("kit/index") },
      { find: /^hookproof$/, replacement: source("index") },
    ],
  },
  test: {
    sequence: { sequencer: LongestFirst },
    include: ["test/**/*.test.ts", "examples/**/*.test.{js,ts}"],
    // Everything talks to loopback; what takes longer hangs. Machines of CI are shared and slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
