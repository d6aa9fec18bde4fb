import type { Lifecycle } from "../lifecycle.ts";

/**
 * A call of a robot campaign. The states are those of `call_state` (section 2.5); how one leads to another is not
 * shown (section 3), so the transitions are assumed.
 */
export const robotCallLifecycle = {
  initial: "synthesis",
  states: ["synthesis", "pending", "calling", "called", "timeout", "replay", "terminated"],
  actions: {
    prepare: {
      about: "The speech has been synthesised.",
      from: ["synthesis"],
      to: "pending",
      sends: () => [],
    },
    dial: { about: "The robot calls.", from: ["pending", "replay"], to: "calling", sends: () => [] },
    hangup: {
      about: "The call ends, answered or not.",
      from: ["synthesis", "pending", "calling", "replay"],
      to: "called",
      sends: () => ["call_robot.hangup"],
    },
    expire: {
      about: "Nobody answers until time is up.",
      from: ["calling"],
      to: "timeout",
      sends: () => ["call_robot.hangup"],
    },
    replay: {
      about: "The call is put back, to be tried again.",
      from: ["called", "timeout"],
      to: "replay",
      sends: () => [],
    },
    terminate: {
      about: "The campaign is stopped.",
      from: ["synthesis", "pending", "calling", "replay"],
      to: "terminated",
      sends: () => ["call_robot.hangup"],
    },
  },
} as const satisfies Lifecycle;
