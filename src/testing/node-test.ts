/** `hookproof/node-test`: each row of the contract suite as a test of Node's own runner. */
import { describe, it } from "node:test";
import { describeReceiver as describeWith } from "./describe-receiver.ts";
import type { DescribedTarget, DescribeOptions } from "./describe-receiver.ts";

export type { DescribedTarget, DescribeOptions } from "./describe-receiver.ts";
export { notificationFactory } from "./notification-factory.ts";
export type { NotificationFactory } from "./notification-factory.ts";

export function describeReceiver(target: DescribedTarget, options?: DescribeOptions): void {
  const runner = {
    describe: (name: string, body: () => void) => void describe(name, body),
    it: (name: string, body: () => Promise<void>, timeout: number) => void it(name, { timeout }, body),
  };
  describeWith(runner, target, options);
}
