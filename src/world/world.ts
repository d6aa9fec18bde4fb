import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Kind, Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import { HookproofError } from "../errors.ts";
import { streamOf } from "../generate/stream.ts";
import type { JsonObject } from "../json/json.ts";
import type { KindSchemas } from "../schema/load.ts";
import { businessDataOf } from "./business-data.ts";
import { changed, noSuchPath, within } from "./change.ts";
import type { PathSpace } from "./change.ts";
import { enterpriseOf } from "./enterprise.ts";
import type { Entity } from "./entity.ts";
import { agentBehind } from "./entity.ts";
import { envelopeOf, momentOf } from "./envelope.ts";
import { unknownIn } from "./fields.ts";
import { act, actionsFrom, standingOf } from "./lifecycle.ts";
import { merged } from "./merge.ts";
import type { RoleName } from "./roles.ts";
import { roleOf, roles } from "./roles.ts";
import { later } from "./write-time.ts";

/** What to change in a notification, in this order: `with`, `null`, `omit`. */
export interface NotificationOptions {
  /** Merged into the business data (null is set, not taken away); all that depends on it follows, such as times. */
  readonly with?: JsonObject;
  /** JSON pointers in the notification, such as `/cdr/wait_time`, whose value becomes null. */
  readonly null?: readonly string[];
  /** JSON pointers in the notification whose member is left out. */
  readonly omit?: readonly string[];
  /** `created_at`, in the unit of the setting `createdAtUnit`. */
  readonly createdAt?: number;
}

/** Somebody or something that a story brings into the world. */
export interface Newcomer {
  readonly role: RoleName;
  /** Decides, with the world's seed, everything that is not fixed. */
  readonly key: string;
  /** Fixed from the beginning, under the names of the business data (an agent's: `agentFields`). */
  readonly with?: JsonObject;
  /** Where it stands in its lifecycle; the lifecycle's first state if absent. */
  readonly state?: string;
  readonly customer?: Entity;
  readonly agent?: Entity;
  readonly at: Date;
}

/** How an action is done. */
export interface Deed {
  readonly at: Date;
  readonly by?: Entity;
  /** Fixed from now on. */
  readonly with?: JsonObject;
}

/** How a notification about an entity is told. */
export interface Telling extends Omit<NotificationOptions, "createdAt"> {
  /** The agent who did it, if not the one who is on it. */
  readonly by?: Entity;
}

/** One simulated enterprise on the platform: the same seed, clock and calls give the same notifications. */
export interface World {
  readonly seed: number;
  readonly settings: Settings;
  /**
   * A coherent notification that stands alone, created within the four minutes before the world's clock. The key decides
   * everything: the same seed and key give the same notification, whatever was made before.
   * @throws HookproofError for a path that the notification does not have.
   */
  notification(topic: Topic, options: NotificationOptions & { readonly key: string }): Notification;
  /** What the paths of a topic's notifications may name. */
  paths(kind: Kind): PathSpace;

  /** Brings an entity into the world. Nothing is sent for that. */
  enter(newcomer: Newcomer): Entity;
  /**
   * Lets the platform act on an entity and says which topics are due, in the platform's order.
   * @throws HookproofError if the lifecycle does not allow the action in the entity's state.
   */
  perform(entity: Entity, action: string, deed: Deed): readonly Topic[];
  /** The notification of a topic about an entity as it is now, or as it would have to be for this topic. */
  tell(entity: Entity, topic: Topic, at: Date, options?: Telling): Notification;
  /** Business data about the entity as it is now; of a customer, also under the names in tickets; of an agent, its own. */
  describe(entity: Entity, at: Date): JsonObject;
  /** How reports call the entity: `ticket 4021`, `customer 林晓雨`. */
  nameOf(entity: Entity): string;
}

export interface WorldOptions {
  readonly seed: number;
  /** The clock at the start of the run. */
  readonly now: Date;
  readonly settings: Settings;
  readonly schemas: KindSchemas;
}

/** Seconds before the clock over which notifications that stand alone are spread, so that their ids differ. */
const spreadSeconds = 240;

export function createWorld({ seed, now, settings, schemas }: WorldOptions): World {
  const enterprise = enterpriseOf(seed, settings.enterpriseToken);
  const data = businessDataOf({ seed, settings, schemas, enterprise });
  const paths = (kind: Kind): PathSpace => ({ bodyKey: settings.bodyKeys[kind], tree: data.trees[kind] });

  const tell: World["tell"] = (entity, topic, at, { by, ...options } = {}) => {
    const { kind } = topics[topic];
    const space = paths(kind);
    const patch = options.with ?? {};
    const unknown = unknownIn(patch, space.tree);
    if (unknown !== null) throw noSuchPath(within(space.bodyKey, unknown));
    const notification = envelopeOf(
      topic,
      at,
      settings,
      data.of(by === undefined ? entity : { ...entity, agent: agentBehind(seed, by) }, topic, at, patch),
    );
    return options.null === undefined && options.omit === undefined
      ? notification
      : changed(notification, space, options);
  };

  const enter: World["enter"] = ({ role, key, with: fixed = {}, state, customer, agent, at }) => {
    const { lifecycle } = roles[role];
    return {
      role,
      key,
      since: at,
      customer: customer ?? null,
      agent: agent === undefined ? null : agentBehind(seed, agent),
      standing: lifecycle === null ? { state: "present", past: [] } : standingOf(lifecycle, state),
      fixed,
      moments: new Map(),
      actors: new Map(),
    };
  };

  const describe: World["describe"] = (entity, at) => {
    if (entity.role === "agent") {
      const { id, name, group, workNum, seat } = agentBehind(seed, entity);
      return { id, name, group, work_num: workNum, agent_phone: seat };
    }
    const own = data.of(entity, describing[entity.role], at, {});
    return entity.role === "client" ? { ...data.asTicketCustomer(entity), ...own } : own;
  };

  return {
    seed,
    settings,
    paths,
    notification(topic, { key, createdAt, ...options }) {
      const at =
        createdAt === undefined
          ? later(now, -streamOf(seed, "created_at", topic, key).int(0, spreadSeconds))
          : momentOf(createdAt, settings);
      const role = roleOf[topics[topic].kind];
      return tell(enter({ role, key, at }), topic, at, options);
    },
    enter,
    perform(entity, action, { at, by, with: fixed = {} }) {
      const { lifecycle, noun } = roles[entity.role];
      const outcome = lifecycle === null ? null : act(lifecycle, entity.standing, action);
      if (lifecycle === null || outcome === null) {
        const possible = lifecycle === null ? [] : actionsFrom(lifecycle, entity.standing.state);
        throw new HookproofError(
          "bad-scenario",
          `A ${noun} that is ${entity.standing.state} cannot ${action}`,
          {
            hint:
              possible.length === 0
                ? "Nothing more can happen to it."
                : `Possible now: ${possible.join(", ")}.`,
          },
        );
      }
      const renewed = lifecycle.actions[action]?.renews ?? [];
      entity.standing = outcome.standing;
      entity.moments.set(action, at);
      if (by !== undefined) {
        entity.agent = agentBehind(seed, by);
        entity.actors.set(action, entity.agent);
      }
      const kept = Object.fromEntries(
        Object.entries(entity.fixed).filter(([name]) => !renewed.includes(name)),
      );
      entity.fixed = merged(renewed.length === 0 ? entity.fixed : kept, fixed);
      return outcome.topics;
    },
    tell,
    describe,
    nameOf(entity) {
      const about = describe(entity, entity.since);
      const id = idFields.map((field) => about[field]).find((value) => value !== undefined && value !== null);
      return `${roles[entity.role].noun} ${String(id ?? entity.key)}`;
    },
  };
}

/** A topic whose business data shows an entity whatever its state. */
const describing = {
  conversation: "conversation.updated",
  client: "client.updated",
  call: "cdr.hangup",
  "robot-call": "call_robot.hangup",
  ticket: "new_ticket.processing_every",
} as const satisfies Record<Exclude<RoleName, "agent">, Topic>;

/** What people call an entity by, in the order of preference. */
const idFields = ["name", "businessId", "call_uuid", "uuid", "id"] as const;
