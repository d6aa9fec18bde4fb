import { defineConfig } from "vitest/config";

const source = (path: string) => new URL(`src/${path}.ts`, import.meta.url).pathname;

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
    include: ["test/**/*.test.ts", "examples/**/*.test.{js,ts}"],
    // Everything talks to loopback; what takes longer hangs. Machines of CI are shared and slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
