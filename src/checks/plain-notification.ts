import type { Notification } from "../contract/notification.ts";
import type { Kind, Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject, objectOf } from "../json/json.ts";
import { getAt, pointerOf } from "../json/pointer.ts";
import type { Field } from "../schema/load.ts";
import type { NotificationOptions, World } from "../world/world.ts";
import type { Known } from "./check.ts";
import { place } from "./place.ts";
import { bodyKeyOf } from "./rows/pointer-in.ts";

/** Values for documented fields that are null or empty now and then, unless one of `unless` is fixed already. */
interface Filling {
  readonly unless: readonly string[];
  readonly values: JsonObject;
}

const fillings = {
  conversation: {
    unless: [],
    values: {
      dev_client_id: "U20210401",
      page_from_url: "https://www.example.com/help",
      search_engine: "baidu",
    },
  },
  client: { unless: [], values: {} },
  cdr: {
    unless: ["call_type", "states"],
    values: { call_type: "外呼", states: "接听", agent_evaluated: 5, answer_way: "话机" },
  },
  robot_call: {
    unless: ["answer_state", "call_state"],
    values: { answer_state: "answered", intent_tag: [3, 17], redirect: "8001" },
  },
  new_ticket: { unless: [], values: {} },
} as const satisfies Record<Kind, Filling>;

/**
 * A notification in which nothing is unusual that the row did not ask for: nothing is null or empty, integers are small,
 * texts have no markup, ticket fields hold text, and no member is there that the schema does not list. The world tells
 * richer ones; but then a receiver with one fault would fail rows that are about something else. Where the document does
 * not show a field, this outweighs that a conversation which has just begun has no end yet. What follows a user's own
 * schema is left as it is.
 */
export function plainNotification(
  world: World,
  topic: Topic,
  options: NotificationOptions & { readonly key: string },
  { schemas, settings }: Known,
): Notification {
  const { kind } = topics[topic];
  const { fields, overlaid } = schemas.of[kind];
  if (overlaid) return world.notification(topic, options);
  const { unless, values }: Filling = fillings[kind];
  const fixed = options.with ?? {};
  const has = (name: string) => fields.some(({ pointer }) => pointer === `/${name}`);
  const filling = unless.some((name) => name in fixed)
    ? {}
    : objectOf(Object.entries(values).filter(([name]) => has(name)));
  const made = world.notification(topic, { ...options, with: { ...filling, ...fixed } });
  const key = bodyKeyOf(topic, settings);
  const data = plain(made[key] ?? {}, "", new Set(fields.map(({ pointer }) => pointer)));
  return place(
    made,
    pointerOf([key]),
    fields.reduce((filled, field) => fillNull(filled, field), data),
  );
}

/** The value without what receivers are likeliest to stumble over, and without members that no schema lists. */
function plain(value: Json, at: string, listed: ReadonlySet<string>): Json {
  if (typeof value === "bigint") return Number(BigInt.asUintN(31, value));
  if (typeof value === "number") return Math.abs(value) % 2 ** 31;
  if (typeof value === "string") return value.replaceAll(/<[^>]*>/g, "") || "无";
  if (isArray(value)) return value.map((item) => plain(item, `${at}/*`, listed));
  if (!isObject(value)) return value;
  const members = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const pointer = at + pointerOf([name]);
    if (!listed.has(pointer)) return [];
    const isText = name !== "fieldValue" || typeof inner === "string";
    return [[name, isText ? plain(inner, pointer, listed) : "无"]];
  });
  return objectOf(members);
}

/** Gives a field that is null a value of its type. */
function fillNull(data: Json, { pointer, types, format, enum: values }: Field): Json {
  if (pointer.includes("*") || getAt(data, pointer) !== null || !isObject(data)) return data;
  const value =
    values?.find((one) => one !== null) ??
    usual(
      types.find((type) => type !== "null"),
      format,
    );
  return value === undefined ? data : place(data, pointer, value);
}

function usual(type: string | undefined, format: string | null): Json | undefined {
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return false;
  if (type === "array") return [];
  if (type !== "string") return undefined;
  return format === null ? "无" : format === "date-time" ? "2021-04-01T10:03:04+08:00" : undefined;
}
