import { describe, expect, test } from "vitest";
import type { Topic } from "../../src/contract/topics.ts";
import { topicNames } from "../../src/contract/topics.ts";
import { act, standingOf } from "../../src/world/lifecycle.ts";
import type { Standing } from "../../src/world/lifecycle.ts";
import type { RoleName } from "../../src/world/roles.ts";
import { roleNames, roles } from "../../src/world/roles.ts";
import { now, worldOf } from "./told.ts";

/** Runs actions and lists what each one sends. */
function sent(
  role: RoleName,
  actions: readonly string[],
  state?: string,
): readonly (readonly Topic[] | null)[] {
  const { lifecycle } = roles[role];
  if (lifecycle === null) throw new Error(`Nothing happens to a ${role}`);
  let standing: Standing = standingOf(lifecycle, state);
  return actions.map((action) => {
    const outcome = act(lifecycle, standing, action);
    standing = outcome?.standing ?? standing;
    return outcome?.topics ?? null;
  });
}

describe.each(roleNames.filter((role) => roles[role].lifecycle !== null))("the lifecycle of a %s", (role) => {
  const { lifecycle, kind } = roles[role];
  const actions = Object.values(lifecycle?.actions ?? {});

  test("names only states that it has", () => {
    expect(lifecycle?.states).toContain(lifecycle?.initial);
    for (const { from, to } of actions) {
      for (const state of [...from, ...(to === undefined ? [] : [to])])
        expect(lifecycle?.states).toContain(state);
    }
  });

  test("leads to each of its states from the first", () => {
    const reached = new Set([lifecycle?.initial]);
    for (let round = 0; round < actions.length; round++) {
      for (const { from, to } of actions)
        if (to !== undefined && from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual(lifecycle?.states.toSorted());
  });

  test("tells only topics of its kind, and all of them", () => {
    const told = new Set(actions.flatMap(({ sends }) => [...sends(() => true), ...sends(() => false)]));
    const prefix = {
      conversation: "conversation.",
      client: "client.",
      cdr: "cdr.",
      robot_call: "call_robot.",
      new_ticket: "new_ticket.",
    }[kind ?? "cdr"];
    expect([...told].toSorted()).toEqual(topicNames.filter((topic) => topic.startsWith(prefix)).toSorted());
  });
});

test.each([
  [
    "ticket",
    ["process", "comment", "close", "reopen", "close"],
    [
      ["new_ticket.processing_first", "new_ticket.processing_every"],
      ["new_ticket.comment"],
      ["new_ticket.closed"],
      ["new_ticket.processing_every"],
      ["new_ticket.closed"],
    ],
  ],
  [
    "ticket",
    ["hold", "comment", "process", "process"],
    [null, null, ["new_ticket.processing_first", "new_ticket.processing_every"], null],
  ],
  [
    "ticket",
    ["close", "reopen"],
    [["new_ticket.closed"], ["new_ticket.processing_first", "new_ticket.processing_every"]],
  ],
  [
    "conversation",
    ["create", "schedule", "schedule", "close", "schedule"],
    [["conversation.created"], ["conversation.scheduled"], [], ["conversation.closed"], null],
  ],
  [
    "client",
    ["update", "create", "create", "delete", "update"],
    [null, ["client.created"], null, ["client.deleted"], null],
  ],
  [
    "call",
    ["arrive", "answer", "ring", "answer", "hangup", "hangup"],
    [[], null, [], [], ["cdr.hangup"], null],
  ],
  [
    "robot-call",
    ["dial", "prepare", "dial", "expire", "replay", "dial", "hangup"],
    [null, [], [], ["call_robot.hangup"], [], [], ["call_robot.hangup"]],
  ],
] as const)("a %s through %j sends what is due", (role, actions, topics) => {
  expect(sent(role, actions)).toEqual(topics);
});

test("an action that is not possible is refused with those that are", () => {
  const world = worldOf();
  const ticket = world.enter({ role: "ticket", key: "t", at: now });
  expect(() => world.perform(ticket, "comment", { at: now })).toThrow(
    expect.objectContaining({
      code: "bad-scenario",
      message: "A ticket that is open cannot comment",
      hint: "Possible now: process, close.",
    }),
  );
});
