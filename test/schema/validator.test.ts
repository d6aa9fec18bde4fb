import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { kinds, topicNames, topics } from "../../src/contract/topics.ts";
import type { Json, JsonObject } from "../../src/json/json.ts";
import { createAjv } from "../../src/schema/ajv.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { notificationSchema } from "../../src/schema/notification-schema.ts";
import { projectionOf } from "../../src/schema/projection.ts";
import { shippedSchema } from "../../src/schema/shipped.ts";
import { validatorOf } from "../../src/schema/validator.ts";
import { businessData } from "./business-data.ts";

const schemas = loadSchemas({ settings: defaultSettings });
const validate = validatorOf(schemas);

function notification(topic: keyof typeof topics, data: JsonObject): JsonObject {
  const { kind } = topics[topic];
  return {
    id: "sub_5f0a_1617235200",
    event: topic,
    enterprise_token: "5f0a",
    created_at: 1617235200,
    [kinds[kind].defaultKey]: data,
  };
}

const mismatches = (topic: keyof typeof topics, change: JsonObject) =>
  validate(notification(topic, { ...businessData[topics[topic].kind], ...change }), topic);

describe("the validator", () => {
  test.each(topicNames)("accepts a documented %s", (topic) => {
    expect(mismatches(topic, {})).toEqual([]);
  });

  test.each(topicNames)("accepts null for every field of %s at every depth, alone", (topic) => {
    const { kind } = topics[topic];
    for (const { pointer } of schemas.of[kind].fields) {
      const data = nulled(businessData[kind], pointer.split("/").slice(1));
      expect([pointer, validate(notification(topic, data as JsonObject), topic)]).toEqual([pointer, []]);
    }
  });

  test.each([
    ["cdr.hangup", { duration: "12" }, "/cdr/duration", "must be integer,null"],
    [
      "cdr.hangup",
      { states: "ivr" },
      "/cdr/states",
      /^must be equal to one of the allowed values: "主叫未接"/,
    ],
    ["cdr.hangup", { call_type: "来电", states: "被叫未接" }, "/cdr/states", /"队列放弃"/],
    ["cdr.hangup", { start_time: "2021-13-01 00:00:00" }, "/cdr/start_time", /pattern/],
    ["call_robot.hangup", { uuid: undefined }, "/cdr", "must have required property 'uuid'"],
    ["call_robot.hangup", { start_at: "yesterday" }, "/cdr/start_at", 'must match format "date-time"'],
    ["call_robot.hangup", { Billsec: 9223372036854775808n }, "/cdr/Billsec", "must be < 9223372036854775808"],
    ["call_robot.hangup", { id: -9223372036854775809n }, "/cdr/id", "must be >= -9223372036854775808"],
    ["call_robot.hangup", { intent_tag: [1, null] }, "/cdr/intent_tag/1", "must be integer"],
    ["new_ticket.comment", { ticket: [null] }, "/new_ticket/ticket/0", "must be object"],
    ["new_ticket.comment", { customer: { gender: "F" } }, "/new_ticket/customer/gender", /"M", "W", null/],
    ["new_ticket.comment", { customer: { 自定义: 1 } }, "/new_ticket/customer/自定义", "must be string,null"],
  ] as [keyof typeof topics, JsonObject, string, string | RegExp][])(
    "%s with %o has one mismatch at %s",
    (topic, change, pointer, message) => {
      const found = mismatches(topic, change);
      expect(found).toEqual([{ pointer, message: expect.stringMatching(message) as string }]);
    },
  );

  test.each([2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n])("accepts the int64 value %s", (id) => {
    expect(mismatches("call_robot.hangup", { id, Billsec: id })).toEqual([]);
    expect(mismatches("new_ticket.closed", { businessId: id })).toEqual([]);
  });

  test("the business data itself is not null", () => {
    const body = { ...notification("cdr.hangup", {}), cdr: null };
    expect(validate(body, "cdr.hangup")).toEqual([{ pointer: "/cdr", message: "must be object" }]);
  });

  test("the event in the envelope is the topic", () => {
    const body = { ...notification("cdr.hangup", {}), event: "cdr.ended" };
    expect(validate(body, "cdr.hangup")).toEqual([
      { pointer: "/event", message: 'must be equal to constant "cdr.hangup"' },
    ]);
  });

  test("body keys follow the settings", () => {
    const settings = { ...defaultSettings, bodyKeys: { ...defaultSettings.bodyKeys, cdr: "Cdr" } };
    const found = validatorOf(loadSchemas({ settings }))(notification("cdr.hangup", {}), "cdr.hangup");
    expect(found).toEqual([{ pointer: "", message: "must have required property 'Cdr'" }]);
  });

  test("a user's schema may hold keywords and formats that nobody knows", () => {
    const schema: JsonSchema = {
      type: "object",
      properties: { a: { type: "string", format: "isbn", example: "x" } },
    };
    const own = loadSchemas({ settings: defaultSettings, overlays: { cdr: { mode: "replace", schema } } });
    expect(validatorOf(own)(notification("cdr.hangup", { a: "b" }), "cdr.hangup")).toEqual([]);
    expect(validatorOf(own)(notification("cdr.hangup", { a: 1 }), "cdr.hangup")).toHaveLength(1);
  });
});

describe("the schema of all notifications", () => {
  const ajv = createAjv(true);
  const validateAny = ajv.compile(notificationSchema(schemas));

  test.each(topicNames)("is told apart by event: %s", (topic) => {
    expect(validateAny(projectionOf(notification(topic, businessData[topics[topic].kind])))).toBe(true);
  });

  test("gives one precise error for an unknown event", () => {
    validateAny({ ...notification("cdr.hangup", {}), event: "cdr.ended" });
    expect(validateAny.errors?.map(({ keyword }) => keyword)).toEqual(["discriminator"]);
  });

  test("gives only the errors of the topic that event names", () => {
    validateAny(notification("cdr.hangup", { duration: "1" }));
    expect(validateAny.errors?.map(({ instancePath }) => instancePath)).toEqual(["/cdr/duration"]);
  });
});

test.each(["envelope", ...Object.keys(kinds)] as const)(
  "schemas/%s.schema.json compiles strictly",
  (name) => {
    expect(createAjv(true).compile(shippedSchema(name as "envelope"))).toBeTypeOf("function");
  },
);

/** A copy with null at a field's pointer; the first item stands for `*`. */
function nulled(value: Json, [token, ...rest]: readonly string[]): Json {
  if (token === undefined) return null;
  if (Array.isArray(value))
    return value.map((item: Json, index) => (index === 0 ? nulled(item, rest) : item));
  if (typeof value !== "object" || value === null) return value;
  const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
  const member = (value as JsonObject)[key];
  return { ...value, [key]: rest.length > 0 && member !== undefined ? nulled(member, rest) : null };
}
