import { Buffer } from "node:buffer";
import type { Topic } from "../contract/topics.ts";
import { requestOf } from "../wire/compose.ts";
import type { Deliverer } from "../wire/deliverer.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Secret } from "../wire/secret.ts";
import { signatureOf } from "../wire/signature.ts";
import type { World } from "../world/world.ts";
import type { Case, Check, CheckContext, Known } from "./check.ts";
import { createdAtOf } from "./created-at.ts";
import { countEffects } from "./count-effects.ts";
import { notificationKey } from "./notification-key.ts";
import type { PlannedRow } from "./plan.ts";
import { plainNotification } from "./plain-notification.ts";

/** What all rows of a run share. */
export interface Shared extends Known {
  readonly world: World;
  readonly secret: Secret;
  readonly deliverer: Deliverer;
  readonly now: Date;
  /** Deliveries at the same time. */
  readonly workers: number;
}

/**
 * What one row of a check may use.
 * @param home the topic of notifications that do not name one
 * @param record hears of each delivery as soon as it has ended
 */
export function createContext(
  shared: Shared,
  check: Check,
  { row, position }: PlannedRow,
  home: Topic,
  record: (delivery: Delivery) => void,
): CheckContext {
  const { settings, schemas, observe, world, secret, deliverer, now } = shared;
  const topic = row?.topic ?? home;
  const origin = { check: check.id, ...(row === null ? {} : { case: row.id }) };
  let made = 0;
  const context: CheckContext = {
    settings,
    schemas,
    observe,
    // A check without cases never looks at its row.
    row: row ?? singleRow,
    topic,
    workers: Math.max(2, shared.workers),
    notification(of = topic, options = {}) {
      const n = made++;
      const createdAt = createdAtOf(now, position, n, settings.createdAtUnit);
      return world.notification(of, {
        createdAt,
        ...options,
        key: notificationKey(check.id, row?.id ?? null, n),
      });
    },
    request: (notification, tampering) =>
      requestOf(notification, { settings, secret, ...(tampering === undefined ? {} : { tampering }) }),
    async deliver(notification, tampering, purpose = check.purpose ?? "acknowledge") {
      const delivery = await deliverer.deliver(context.request(notification, tampering), { purpose, origin });
      record(delivery);
      return delivery;
    },
    signature: (body) => signatureOf(body, secret.bytes()),
    foreignSignature: (body, other) => signatureOf(body, Buffer.from(other, "utf8")),
    effects: (notification) => (observe === null ? Promise.resolve(0) : countEffects(observe, notification)),
  };
  return context;
}

const singleRow: Case = { id: "", topic: null };
