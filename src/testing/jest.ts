/** `hookproof/jest`: each row of the contract suite as a test of Jest, or of any runner with its globals. */
import { describeReceiver as describeWith } from "./describe-receiver.ts";
import type { DescribedTarget, DescribeOptions, Runner } from "./describe-receiver.ts";
import { HookproofError } from "../errors.ts";

export type { DescribedTarget, DescribeOptions } from "./describe-receiver.ts";
export { matchers } from "./matchers.ts";
export { notificationFactory } from "./notification-factory.ts";
export type { NotificationFactory } from "./notification-factory.ts";

/** Uses the global `describe` and `it` of the runner that loaded the test file. */
export function describeReceiver(target: DescribedTarget, options?: DescribeOptions): void {
  const { describe, it } = globalThis as Partial<Runner>;
  if (describe === undefined || it === undefined)
    throw new HookproofError("bad-option", "hookproof/jest finds no global describe and it.", {
      hint: "Use hookproof/vitest or hookproof/node-test there.",
    });
  describeWith({ describe, it }, target, options);
}
