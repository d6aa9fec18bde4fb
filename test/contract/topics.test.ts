import { expect, test } from "vitest";
import { isTopic, topicNames } from "../../src/contract/topics.ts";
import { verdictOf } from "../../src/contract/verdict.ts";

test("the thirteen topics are those of section 6, in its order", () => {
  expect(topicNames).toEqual([
    "conversation.created",
    "conversation.closed",
    "conversation.updated",
    "conversation.scheduled",
    "client.created",
    "client.updated",
    "client.deleted",
    "cdr.hangup",
    "call_robot.hangup",
    "new_ticket.processing_first",
    "new_ticket.processing_every",
    "new_ticket.closed",
    "new_ticket.comment",
  ]);
});

test.each(["toString", "__proto__", "cdr", "", "CDR.hangup"])("%j is no topic", (name) => {
  expect(isTopic(name)).toBe(false);
});

test.each([
  [200, "acknowledged"],
  [201, "unspecified"],
  [204, "unspecified"],
  [301, "unspecified"],
  [500, "unspecified"],
  [0, "unspecified"],
  [999, "unspecified"],
  [null, "failed"],
] as const)("status %s is %s", (status, verdict) => {
  expect(verdictOf(status)).toBe(verdict);
});
