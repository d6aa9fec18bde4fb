import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Everything talks to loopback; what takes longer hangs.
    testTimeout: 20_000,
  },
});
