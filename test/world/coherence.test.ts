import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/json/json.ts";
import { isArray, isObject } from "../../src/json/json.ts";
import type { World } from "../../src/world/world.ts";
import { dataOf, now, secondsOf, worldOf } from "./told.ts";

const world = worldOf();
const many = Array.from({ length: 1500 }, (_, index) => String(index));
const calls = many.map((key) => dataOf(world.notification("cdr.hangup", { key })));
const robotCalls = many.map((key) => dataOf(world.notification("call_robot.hangup", { key })));

const number = (data: JsonObject, field: string) => Number(data[field]);
const instant = (data: JsonObject, field: string) => Date.parse(String(data[field]));

describe("a call record", () => {
  const outbound = ["主叫未接", "被叫未接", "接听"];
  const inbound = ["ivr", "队列放弃", "振铃未接", "接听"];

  test.each([
    ["外呼", outbound],
    ["呼出转接", outbound],
    ["来电", inbound],
    ["呼入转接", inbound],
  ])("of type %s has each of its states and no other", (type, states) => {
    const seen = new Set(calls.filter((call) => call["call_type"] === type).map((call) => call["states"]));
    expect([...seen].toSorted()).toEqual(states.toSorted());
  });

  test("ends its duration after it began, and the parts of the duration add up", () => {
    for (const call of calls) {
      expect(secondsOf(call["end_time"]) - secondsOf(call["start_time"])).toBe(number(call, "duration"));
      const menu = call["states"] === "ivr" ? number(call, "duration") : 0;
      expect(
        menu +
          number(call, "queue_wait_time") +
          number(call, "wait_time") +
          number(call, "customer_duration"),
      ).toBe(number(call, "duration"));
    }
  });

  test("has talk time, a score and a recording only if it was answered", () => {
    for (const call of calls) {
      const answered = call["states"] === "接听";
      expect(number(call, "customer_duration") > 0).toBe(answered);
      expect(call["record_path"] !== "").toBe(answered);
      expect(call["agent_evaluated"] !== null).toBe(answered);
    }
  });

  test("names an agent unless it never reached one, in every field alike", () => {
    for (const call of calls) {
      const reached = call["states"] !== "ivr" && call["states"] !== "队列放弃";
      for (const field of ["agent_id", "work_num", "agent_phone"]) expect(call[field] !== null).toBe(reached);
    }
    const seats = new Map(calls.map((call) => [call["agent_id"], call["agent_phone"]]));
    for (const call of calls) expect(call["agent_phone"]).toBe(seats.get(call["agent_id"] ?? null));
  });

  test.each([
    [{ states: "主叫未接" }, { customer_duration: 0, record_path: "" }, ["外呼", "呼出转接"]],
    [{ states: "振铃未接" }, { customer_duration: 0 }, ["来电", "呼入转接"]],
    [
      { call_type: "来电", states: "接听", queue_wait_time: 7, wait_time: 5, duration: 100 },
      { customer_duration: 88 },
      ["来电"],
    ],
    [
      { states: "接听", customer_duration: 60 },
      { customer_duration: 60 },
      ["外呼", "来电", "呼出转接", "呼入转接"],
    ],
  ] as const)("follows what is fixed about it: %j", (fixed, expected, types) => {
    for (const key of many.slice(0, 40)) {
      const call = dataOf(world.notification("cdr.hangup", { key, with: fixed }));
      expect(call).toMatchObject({ ...fixed, ...expected });
      expect(types).toContain(call["call_type"]);
      expect(secondsOf(call["end_time"]) - secondsOf(call["start_time"])).toBe(number(call, "duration"));
    }
  });
});

describe("a robot call", () => {
  test("was answered between its beginning and its end, or not at all", () => {
    for (const call of robotCalls) {
      const answered = call["answer_state"] === "answered";
      expect(call["answer_at"] !== null).toBe(answered);
      expect(instant(call, "start_at")).toBeLessThanOrEqual(instant(call, "end_at"));
      if (!answered) continue;
      expect(instant(call, "answer_at")).toBeGreaterThanOrEqual(instant(call, "start_at"));
      expect((instant(call, "end_at") - instant(call, "answer_at")) / 1000).toBe(number(call, "Billsec"));
    }
  });

  test("is billed the same in both spellings, and nothing if nobody answered", () => {
    for (const call of robotCalls) {
      expect(call["billsec"]).toBe(String(call["Billsec"]));
      expect(number(call, "Billsec") > 0).toBe(call["answer_state"] === "answered");
    }
  });

  test("has ended in one of the states in which a call ends", () => {
    expect(new Set(robotCalls.map((call) => call["call_state"]))).toEqual(
      new Set(["called", "timeout", "terminated"]),
    );
  });
});

describe("a conversation", () => {
  const told = (topic: Parameters<World["notification"]>[0]) =>
    many.slice(0, 300).map((key) => dataOf(world.notification(topic, { key })));

  test("has nothing yet of what comes later", () => {
    for (const chat of told("conversation.created")) {
      expect(chat).toMatchObject({
        status: "queueing",
        agent_id: null,
        scheduled_at: null,
        closed_at: null,
        duration: null,
        summary: null,
        satisfaction: null,
      });
    }
    for (const chat of told("conversation.scheduled")) {
      expect(chat).toMatchObject({ status: "open", closed_at: null, duration: null });
      expect(chat["agent_name"]).not.toBeNull();
    }
  });

  test("is ended after it was scheduled, and lasted that long", () => {
    for (const chat of told("conversation.closed")) {
      expect(instant(chat, "created_at")).toBeLessThanOrEqual(instant(chat, "scheduled_at"));
      expect(instant(chat, "scheduled_at")).toBeLessThanOrEqual(instant(chat, "closed_at"));
      expect((instant(chat, "closed_at") - instant(chat, "created_at")) / 1000).toBe(
        number(chat, "duration"),
      );
    }
  });

  test("has a summary once the summary was edited", () => {
    for (const chat of told("conversation.updated"))
      expect(String(chat["summary"])).toMatch(/[\u4e00-\u9fa5]{4}/);
  });
});

describe("a ticket", () => {
  test("has the same reply as HTML and as plain text", () => {
    const ticket = dataOf(
      world.notification("new_ticket.comment", { key: "a", with: { textContent: "a < b & c" } }),
    );
    expect(ticket).toMatchObject({ content: "<p>a &lt; b &amp; c</p>", textContent: "a < b & c" });
    const other = dataOf(
      world.notification("new_ticket.comment", { key: "a", with: { content: "<p>好 <b>的</b></p>" } }),
    );
    expect(other["textContent"]).toBe("好 的");
  });

  test("holds field values of every JSON type", () => {
    const ticket = dataOf(world.notification("new_ticket.closed", { key: "7" }));
    const items = isArray(ticket["ticket"]) ? ticket["ticket"] : [];
    const types = new Set(items.map((item) => typeOf(isObject(item) ? item["fieldValue"] : undefined)));
    expect([...types].toSorted()).toEqual(
      ["array", "boolean", "null", "number", "object", "string"].filter((type) => type !== "null"),
    );
    const open = dataOf(world.notification("new_ticket.processing_first", { key: "7" }));
    expect(open["ticket"]).toContainEqual({ fieldName: "关闭时间", fieldValue: null, display: false });
  });
});

describe("the same customer", () => {
  const told = worldOf({ seed: 9 });
  const customer = told.enter({ role: "client", key: "c", at: now, with: { name: "欧阳雪", weixin: null } });
  const belongs = { key: "x", at: now, customer };
  const client = dataOf(told.tell(customer, "client.updated", now));
  const chat = dataOf(
    told.tell(told.enter({ role: "conversation", ...belongs }), "conversation.created", now),
  );
  const call = dataOf(told.tell(told.enter({ role: "call", ...belongs }), "cdr.hangup", now));
  const robotCall = dataOf(
    told.tell(told.enter({ role: "robot-call", ...belongs }), "call_robot.hangup", now),
  );
  const ticketCustomer = (key: string) =>
    dataOf(told.tell(told.enter({ role: "ticket", ...belongs, key }), "new_ticket.closed", now))[
      "customer"
    ] as JsonObject;

  test("goes by one name, number, id and open ID everywhere", () => {
    const [phone] = isArray(client["phones"]) ? client["phones"] : [];
    expect(chat).toMatchObject({ client_name: "欧阳雪", client_id: client["id"] });
    expect(call["customer_phone"]).toBe(phone);
    expect(robotCall["callee"]).toBe(phone);
    expect(ticketCustomer("t")).toMatchObject({
      name: "欧阳雪",
      tel: phone,
      __openid: client["open_id"],
      email: client["email"],
      age: client["age"],
      gender: client["gender"],
      weixin: null,
    });
    expect(new Set([chat, ticketCustomer("t")].map((data) => data["enterprise_id"]))).toEqual(
      new Set([client["enterprise_id"]]),
    );
  });

  test("looks the same in two tickets, custom fields included", () => {
    expect(ticketCustomer("one")).toEqual(ticketCustomer("two"));
  });

  test("is known under a new name as soon as it is changed", () => {
    told.perform(customer, "create", { at: now });
    told.perform(customer, "update", { at: now, with: { name: "欧阳小雪" } });
    expect(ticketCustomer("three")).toMatchObject({ name: "欧阳小雪", tel: call["customer_phone"] });
  });
});

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "bigint" ? "number" : typeof value;
}
