import type { Stream } from "../generate/stream.ts";
import type { JsonObject } from "../json/json.ts";
import type { RoleName } from "../world/roles.ts";
import type { MatterName, Profile } from "./profile.ts";

/** Something that happens in a matter. */
export interface Event {
  /** Milliseconds after the matter began. */
  readonly afterMs: number;
  /** Whom or what it happens to: the customer, or a thing of the matter by its role. */
  readonly to: RoleName;
  readonly action: string;
  readonly with?: JsonObject;
}

/** What a customer comes with: everything that will happen, in order. */
export interface Matter {
  readonly name: MatterName;
  readonly events: readonly Event[];
}

/** Draws what a customer comes with and what becomes of it; the lifecycles of the world allow all of it. */
export function drawMatter(stream: Stream, profile: Profile, customer: "visitor" | "customer"): Matter {
  const name = drawName(stream.fork("matter"), profile, customer);
  return { name, events: plans[name](planner(stream, profile), customer) };
}

/** A visitor has nothing yet that could be edited. */
function drawName(stream: Stream, { mix }: Profile, customer: "visitor" | "customer"): MatterName {
  const weights = Object.entries(mix).filter(([name]) => name !== "edit" || customer === "customer") as [
    MatterName,
    number,
  ][];
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let left = (stream.next() / 0x1_0000_0000) * total;
  for (const [name, weight] of weights) {
    left -= weight;
    if (left < 0) return name;
  }
  return weights[0]?.[0] ?? "chat";
}

/** Collects events while time passes. */
interface Planner {
  readonly events: Event[];
  chance(name: keyof Profile["chances"]): boolean;
  pass(length: keyof Profile["lengths"]): void;
  add(to: RoleName, action: string, fixed?: JsonObject): void;
  readonly stream: Stream;
}

function planner(stream: Stream, profile: Profile): Planner {
  const events: Event[] = [];
  let time = 0;
  let draws = 0;
  return {
    events,
    stream,
    chance: (name) => stream.fork(`chance ${name} ${draws++}`).chance(profile.chances[name]),
    pass(length) {
      const [min, max] = profile.lengths[length];
      time += stream.fork(`length ${draws++}`).int(min, max);
    },
    add(to, action, fixed) {
      events.push({ afterMs: time, to, action, ...(fixed === undefined ? {} : { with: fixed }) });
    },
  };
}

type Plan = (plan: Planner, customer: "visitor" | "customer") => readonly Event[];

const chat: Plan = (plan, customer) => {
  plan.add("conversation", "create");
  plan.pass("queue");
  if (plan.chance("abandoned")) {
    plan.add("conversation", "close");
    return plan.events;
  }
  plan.add("conversation", "schedule");
  plan.pass("chat");
  if (plan.chance("transferred")) {
    plan.add("conversation", "schedule");
    plan.pass("chat");
  }
  if (customer === "visitor" && plan.chance("converted")) plan.add("client", "create");
  plan.add("conversation", "close");
  if (plan.chance("summarized")) {
    plan.pass("queue");
    plan.add("conversation", "summarize");
  }
  return plan.chance("followed-up") ? ticket(plan, customer) : plan.events;
};

const call: Plan = (plan, customer) => {
  plan.add("call", "hangup");
  plan.pass("call");
  return plan.chance("followed-up") ? ticket(plan, customer) : plan.events;
};

const robotCall: Plan = (plan) => {
  plan.add("robot-call", "prepare");
  plan.add("robot-call", "dial");
  plan.pass("call");
  plan.add("robot-call", plan.stream.fork("end").pick(["hangup", "hangup", "hangup", "expire", "terminate"]));
  return plan.events;
};

const ticket: Plan = (plan) => {
  plan.pass("queue");
  plan.add("ticket", "process");
  plan.pass("reply");
  plan.add("ticket", "comment");
  if (plan.chance("waiting")) {
    plan.add("ticket", "hold");
    plan.pass("reply");
    plan.add("ticket", "process");
    plan.add("ticket", "comment");
  }
  plan.pass("reply");
  plan.add("ticket", "close");
  if (plan.chance("reopened")) {
    plan.pass("reply");
    plan.add("ticket", "reopen");
    plan.pass("reply");
    plan.add("ticket", "close");
  }
  return plan.events;
};

const edit: Plan = (plan) => {
  plan.add("client", plan.chance("deleted") ? "delete" : "update");
  return plan.events;
};

const plans: Readonly<Record<MatterName, Plan>> = { chat, call, "robot-call": robotCall, ticket, edit };
