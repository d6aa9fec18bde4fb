import type { Json } from "../../json/json.ts";
import { later, secondsBetween, timeOf } from "../write-time.ts";
import type { Facts, View } from "./view.ts";

const outboundTypes: readonly Json[] = ["外呼", "呼出转接"];
const outboundStates = ["接听", "接听", "接听", "主叫未接", "被叫未接"] as const;
const inboundStates = ["接听", "接听", "接听", "接听", "ivr", "队列放弃", "振铃未接"] as const;

/** A call record: the type decides which states may occur, and the parts of the time add up (section 2.4). */
export const cdrFacts: Facts = (view) => {
  const { stream, agent, enterprise, settings, at, base } = view;
  const { type, states } = courseOf(view);
  const outbound = outboundTypes.includes(type);
  const answered = states === "接听";
  const rang = answered || outbound || states === "振铃未接";
  const pickedUp = answered || states === "被叫未接";
  const trunk = stream.fork("trunk").pick(enterprise.trunks);
  const seconds = secondsOf(view, { outbound, rang, states });
  const unit = settings.durationUnit === "seconds" ? 1 : 1000;

  return {
    call_type: type,
    states,
    start_time: timeOf(later(at, -seconds.total), settings),
    end_time: timeOf(at, settings),
    answer_way: pickedUp ? base["answer_way"] : "",
    hangup_disposition: whoHungUp(view, states),
    wait_time: seconds.ringing * unit,
    queue_wait_time: seconds.queued * unit,
    duration: seconds.total * unit,
    agent_id: rang ? agent.id : null,
    work_num: rang ? agent.workNum : null,
    agent_phone: rang ? agent.seat : null,
    agent_evaluated: answered ? base["agent_evaluated"] : null,
    customer_phone: view.person.phone,
    customer_duration: seconds.talking * unit,
    trunk_number: trunk.number,
    trunk_number_name: trunk.name,
    record_path: answered ? base["record_path"] : "",
    ent_token: enterprise.token,
  };
};

/** What kind of call it was and how it went: as the user has fixed, else as the story told, else drawn. */
function courseOf({ fixed, stream, when }: View): { readonly type: Json; readonly states: Json } {
  const told = toldStates(when);
  const states = fixed["states"] ?? told?.states;
  const type = fixed["call_type"] ?? told?.type ?? typeFor(states, stream.fork("type").int(0, 99));
  const possible = outboundTypes.includes(type) ? outboundStates : inboundStates;
  return { type, states: states ?? stream.fork("states").pick(possible) };
}

function typeFor(states: Json | undefined, draw: number): string {
  const outboundOnly = states === "主叫未接" || states === "被叫未接";
  const inboundOnly = states === "ivr" || states === "队列放弃" || states === "振铃未接";
  if (outboundOnly) return draw < 85 ? "外呼" : "呼出转接";
  if (inboundOnly) return draw < 85 ? "来电" : "呼入转接";
  return draw < 50 ? "来电" : draw < 84 ? "外呼" : draw < 92 ? "呼入转接" : "呼出转接";
}

function toldStates(when: View["when"]): { readonly type: string; readonly states: string } | null {
  if (when("dial") !== null) {
    return {
      type: "外呼",
      states: when("answer") !== null ? "接听" : when("reach") !== null ? "被叫未接" : "主叫未接",
    };
  }
  if (when("arrive") === null) return null;
  const states =
    when("answer") !== null
      ? "接听"
      : when("ring") !== null
        ? "振铃未接"
        : when("queue") !== null
          ? "队列放弃"
          : "ivr";
  return { type: "来电", states };
}

interface Course {
  readonly outbound: boolean;
  readonly rang: boolean;
  readonly states: unknown;
}

/** Whole seconds of each part; the total is their sum. A part that the user has fixed is kept, talk gives way. */
function secondsOf(view: View, { outbound, rang, states }: Course) {
  const { fixed, stream, settings, when, at } = view;
  const unit = settings.durationUnit === "seconds" ? 1 : 1000;
  const given = (field: string) =>
    typeof fixed[field] === "number" ? Math.round(fixed[field] / unit) : null;
  const between = (from: string, ...until: readonly string[]) => {
    const start = when(from);
    return start === null
      ? null
      : secondsBetween(start, until.map(when).find((moment) => moment !== null) ?? at);
  };
  const waits = !outbound && states !== "ivr";
  const story = when("arrive") !== null || when("dial") !== null;
  const drawn = (name: string, min: number, max: number) => (story ? 0 : stream.fork(name).int(min, max));

  const menu =
    states === "ivr"
      ? (between("arrive") ?? drawn("menu", 3, 45))
      : (between("arrive", "queue", "ring") ?? 0);
  const queued =
    given("queue_wait_time") ??
    (waits
      ? (between("queue", "ring") ??
        drawn("queue", states === "队列放弃" ? 15 : 0, states === "队列放弃" ? 240 : 60))
      : 0);
  const ringing =
    given("wait_time") ??
    (rang ? (between(outbound ? "dial" : "ring", "answer") ?? drawn("ring", 2, 35)) : 0);
  const total = given("duration");
  const talk =
    given("customer_duration") ??
    (total === null ? (between("answer") ?? drawn("talk", 15, 900)) : total - menu - queued - ringing);
  const talking = states === "接听" ? Math.max(0, talk) : 0;
  return { queued, ringing, talking, total: total ?? menu + queued + ringing + talking };
}

function whoHungUp({ stream }: View, states: unknown): string {
  const draw = stream.fork("hung up");
  if (states === "接听") return draw.pick(["主叫挂断", "被叫挂断"]);
  if (states === "ivr" || states === "队列放弃") return "主叫挂断";
  return draw.pick(["主叫挂断", "系统挂断"]);
}
