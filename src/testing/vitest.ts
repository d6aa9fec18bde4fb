/** `hookproof/vitest`: each row of the contract suite as a test, matchers, and notification factories. */
import { describe, expect, it } from "vitest";
import { describeReceiver as describeWith } from "./describe-receiver.ts";
import type { DescribedTarget, DescribeOptions } from "./describe-receiver.ts";
import { matchers } from "./matchers.ts";

export type { DescribedTarget, DescribeOptions } from "./describe-receiver.ts";
export { matchers } from "./matchers.ts";
export { notificationFactory } from "./notification-factory.ts";
export type { NotificationFactory } from "./notification-factory.ts";

interface HookproofMatchers<Result> {
  /** The receiver answered with status 200. */
  toBeAcknowledged(): Result;
  /** The receiver answered with another status, or closed the connection. */
  toBeRefused(): Result;
  /** The receiver did not acknowledge: the platform never sends it again. */
  toBeLost(): Result;
}

declare module "vitest" {
  // oxlint-disable-next-line typescript/no-empty-object-type -- merging into vitest's interface needs an interface
  interface Matchers<T> extends HookproofMatchers<T> {}
}

expect.extend(matchers);

/**
 * Turns each row of the contract suite into a test of its own.
 *
 * @example
 * describeReceiver(app, { secret: "s3cret", path: "/webhook" });
 */
export function describeReceiver(target: DescribedTarget, options?: DescribeOptions): void {
  describeWith(
    {
      describe: (name, body) => describe(name, body),
      it: (name, body, timeoutMs) => it(name, body, timeoutMs),
    },
    target,
    options,
  );
}
