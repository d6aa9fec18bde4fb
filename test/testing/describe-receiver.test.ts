import { describe, expect, it } from "vitest";
import { describeReceiver } from "../../src/testing/describe-receiver.ts";
import type { DescribedTarget, DescribeOptions } from "../../src/testing/describe-receiver.ts";
import { describeReceiver as describeInVitest } from "../../src/testing/vitest.ts";
import { receive } from "../../src/kit/receive.ts";

const secret = "runner secret";
const correct = async (request: Request): Promise<Response> => {
  const body = new Uint8Array(await request.arrayBuffer());
  const status = await receive(body, (name) => request.headers.get(name) ?? undefined, {
    secret,
    onNotification: () => {},
  });
  return new Response(null, { status });
};

/** Collects the tests that a runner would show, and runs them. */
async function runAll(target: DescribedTarget, options: DescribeOptions) {
  const tests: { readonly title: string; readonly body: () => Promise<void> }[] = [];
  const path: string[] = [];
  describeReceiver(
    {
      describe(name, body) {
        path.push(name);
        body();
        path.pop();
      },
      it: (name, body) => void tests.push({ title: [...path, name].join(" > "), body }),
    },
    target,
    options,
  );
  const outcomes: { title: string; error: string | null }[] = [];
  for (const { title, body } of tests) {
    const error = await body().then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    outcomes.push({ title, error });
  }
  return outcomes;
}

describeInVitest(
  { start: () => correct },
  { secret, name: "a correct receiver, in vitest", selection: { quick: true } },
);

describe("describeReceiver", () => {
  const selection = { only: ["valid-notification-acknowledged", "wrong-signature-not-acknowledged"] };

  it("makes a test of each row, all green for a correct receiver", async () => {
    const outcomes = await runAll(correct, { secret, selection });
    expect(outcomes.length).toBeGreaterThan(15);
    expect(outcomes.filter(({ error }) => error !== null)).toEqual([]);
    expect(outcomes.map(({ title }) => title)).toContain(
      "hookproof > A valid notification of each topic is acknowledged with status 200 > cdr.hangup",
    );
  });

  it("fails the rows that do not hold, and says why and how to repeat", async () => {
    const outcomes = await runAll(() => new Response(null, { status: 200 }), { secret, selection });
    const failed = outcomes.filter(({ error }) => error !== null);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.every(({ title }) => title.includes("wrong signature"))).toBe(true);
    expect(failed[0]?.error).toContain("Repeat with: hookproof test");
    expect(failed[0]?.error).not.toContain(secret);
  });

  it("fails what could not be judged, so that a dead receiver is never green", async () => {
    const outcomes = await runAll("http://127.0.0.1:9/", { secret, selection });
    expect(outcomes.length).toBeGreaterThan(15);
    expect(outcomes.filter(({ error }) => error === null)).toEqual([]);
  });
});
