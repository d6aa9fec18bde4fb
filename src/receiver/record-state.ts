import { isTopic, topics } from "../contract/topics.ts";
import type { Kind, Topic } from "../contract/topics.ts";
import type { Settings } from "../contract/settings.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isObject } from "../json/json.ts";

/** What is known of a customer, conversation, call or ticket after the notifications so far. */
export interface Entity extends JsonObject {
  readonly id: Json;
  /** `processing`, `closed`, `deleted`, …; null until a topic says it. */
  readonly state: string | null;
  /** Topics that were heard of it, in the order of arrival. */
  readonly topics: readonly string[];
  /** `created_at` of the notification that the data is from. */
  readonly as_of: Json;
  /** Business data of the latest notification. */
  readonly data: JsonObject;
}

/** What a receiver remembers. */
export interface State {
  /** Takes an authentic notification in; what it does not know is kept as it came and changes no entity. */
  see(notification: JsonObject): void;
  /** The answer to `GET path`; undefined where there is nothing. */
  read(path: string): Json | undefined;
}

/** Path of a kind's entities, and the field of its business data that identifies one. */
const collections = {
  conversation: { path: "conversations", id: "id" },
  client: { path: "clients", id: "id" },
  cdr: { path: "calls", id: "call_uuid" },
  robot_call: { path: "robot-calls", id: "uuid" },
  new_ticket: { path: "tickets", id: "businessId" },
} as const satisfies Record<Kind, { readonly path: string; readonly id: string }>;

/** The state that a topic leaves its entity in; null where it leaves it as it was. */
const stateAfter = {
  "conversation.created": "open",
  "conversation.closed": "closed",
  "conversation.updated": null,
  "conversation.scheduled": "open",
  "client.created": "known",
  "client.updated": "known",
  "client.deleted": "deleted",
  "cdr.hangup": "ended",
  "call_robot.hangup": "ended",
  "new_ticket.processing_first": "processing",
  "new_ticket.processing_every": "processing",
  "new_ticket.closed": "closed",
  "new_ticket.comment": null,
} as const satisfies Record<Topic, string | null>;

/** Older notifications beyond this number are forgotten; the entities stay. */
const longestMemory = 10_000;

/** Keeps entities in memory. The order of delivery is not promised, so an older notification does not undo a newer one. */
export function recordState({ bodyKeys }: Pick<Settings, "bodyKeys">): State {
  const entities = new Map<string, Map<string, Entity>>(
    Object.values(collections).map(({ path }) => [path, new Map<string, Entity>()]),
  );
  const notifications: JsonObject[] = [];

  const learn = (topic: Topic, data: JsonObject, at: Json) => {
    const { path, id: idField } = collections[topics[topic].kind];
    const id = data[idField];
    if (id === undefined || id === null) return;
    const known = entities.get(path)?.get(String(id));
    const isLate = known !== undefined && Number(at) < Number(known.as_of);
    entities.get(path)?.set(String(id), {
      id,
      state: isLate ? known.state : (stateAfter[topic] ?? known?.state ?? null),
      topics: [...(known?.topics ?? []), topic],
      as_of: isLate ? known.as_of : at,
      data: isLate ? known.data : data,
    });
  };

  return {
    see(notification) {
      notifications.push(notification);
      if (notifications.length > longestMemory) notifications.shift();
      const { event, created_at: at = null } = notification;
      if (typeof event !== "string" || !isTopic(event)) return;
      const data = notification[bodyKeys[topics[event].kind]];
      if (isObject(data)) learn(event, data, at);
    },
    read(path) {
      const [collection = "", id, ...rest] = path.replace(/^\//, "").split("/").map(decodeSegment);
      if (collection === "" && id === undefined) return overview(entities, notifications);
      if (collection === "notifications" && id === undefined) return notifications;
      const found = entities.get(collection);
      if (found === undefined || rest.length > 0) return undefined;
      return id === undefined ? [...found.values()] : found.get(id);
    },
  };
}

function overview(
  entities: ReadonlyMap<string, ReadonlyMap<string, Entity>>,
  notifications: readonly JsonObject[],
): JsonObject {
  return {
    notifications: notifications.length,
    ...Object.fromEntries([...entities].map(([path, byId]) => [path, byId.size])),
  };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
