import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mutatedNotification } from "../../src/fuzz/index.ts";
import { createPlatform } from "../../src/platform.ts";

const now = new Date("2026-01-31T08:00:00Z");

describe("mutatedNotification", () => {
  it("lets fast-check shrink to the change that breaks a receiver", async () => {
    await using platform = createPlatform({
      target: async (request: Request) =>
        new Response(null, { status: (await request.text()).includes('"work_num":null') ? 500 : 200 }),
    });
    const source = { ...platform, now };
    const result = await fc.check(
      fc.asyncProperty(
        mutatedNotification({ platform: source, topics: ["cdr.hangup"], families: ["null"] }),
        async ({ notification, tampering }) => {
          const { verdict } = await platform.deliver(notification, tampering);
          return verdict === "acknowledged";
        },
      ),
      { seed: 4, numRuns: 300 },
    );
    expect(result.failed).toBe(true);
    const changes = result.counterexample?.[0].changes ?? [];
    // An unanswered call has no agent, so its work_num may be null without any change.
    expect(changes.every((change) => change === "/cdr/work_num is null")).toBe(true);
  });

  it("stays within its level and families", async () => {
    const platform = createPlatform({ seed: 1 });
    const all = fc.sample(
      mutatedNotification({ platform: { ...platform, now }, families: ["omit"], level: "lenient" }),
      { seed: 1, numRuns: 30 },
    );
    const changes = all.flatMap((one) => one.changes);
    expect(changes.length).toBeGreaterThan(20);
    expect(changes.every((change) => change.endsWith(" is missing"))).toBe(true);
  });
});
