import { execFileSync } from "node:child_process";
import { expect, expectTypeOf, test } from "vitest";
import type { Topic } from "../../src/contract/topics.ts";
import type { NotificationOf } from "../../src/schema/notification-of.ts";
import type { DocumentedNotification } from "../../src/schema/notification.generated.ts";

test("the generated files are fresh", () => {
  const script = new URL("../../scripts/generate-types.mjs", import.meta.url).pathname;
  expect(() => execFileSync(process.execPath, [script, "--check"], { stdio: "pipe" })).not.toThrow();
});

test("the types are a union that narrows on event", () => {
  expectTypeOf<DocumentedNotification["event"]>().toEqualTypeOf<Topic>();
  const durationOf = (notification: DocumentedNotification) =>
    notification.event === "cdr.hangup" ? notification.cdr.duration : undefined;
  expectTypeOf(durationOf).returns.toEqualTypeOf<number | null | undefined>();
});

test("fields have the documented types, int64 reaching into bigint, and may be null", () => {
  type Robot = NotificationOf<"call_robot.hangup">["cdr"];
  expectTypeOf<Robot["Billsec"]>().toEqualTypeOf<number | bigint | null | undefined>();
  expectTypeOf<Robot["billsec"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<Robot["answer_state"]>().toEqualTypeOf<"answered" | "not_connected" | null>();
  expectTypeOf<Robot["intent_tag"]>().toEqualTypeOf<number[] | null | undefined>();
  type Ticket = NotificationOf<"new_ticket.comment">["new_ticket"];
  expectTypeOf<NonNullable<Ticket["customer"]>["gender"]>().toEqualTypeOf<"M" | "W" | null | undefined>();
  expectTypeOf<NonNullable<Ticket["ticket"]>[number]["fieldValue"]>().toEqualTypeOf<unknown>();
});
