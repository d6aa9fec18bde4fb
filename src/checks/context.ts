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
 * @param proven topics that the receiver is known to acknowledge
 * @param record hears of each delivery as soon as it has ended
 * @param refusalTimeoutMs how long to wait for the answer to a forged request
 */
export function createContext(
  shared: Shared,
  check: Check,
  { row, position }: PlannedRow,
  proven: readonly Topic[],
  record: (delivery: Delivery) => void,
  refusalTimeoutMs: () => number,
): CheckContext {
  const { settings, schemas, observe, world, secret, deliverer, now } = shared;
  const topics = proven.length > 0 ? proven : settings.topics;
  const topic = row?.topic ?? topics[0] ?? "conversation.created";
  const origin = { check: check.id, ...(row === null ? {} : { case: row.id }) };
  let made = 0;
  const context: CheckContext = {
    settings,
    schemas,
    observe,
    // A check without cases never looks at its row.
    row: row ?? singleRow,
    topic,
    topics,
    workers: Math.max(2, shared.workers),
    notification(of = topic, options = {}) {
      const n = made++;
      const createdAt = createdAtOf(now, position, n, settings.createdAtUnit);
      const key = notificationKey(check.id, row?.id ?? null, n);
      return plainNotification(world, of, { createdAt, ...options, key }, context);
    },
    request: (notification, tampering) =>
      requestOf(notification, { settings, secret, ...(tampering === undefined ? {} : { tampering }) }),
    async deliver(notification, tampering, purpose = check.purpose ?? "acknowledge") {
      const request = context.request(notification, tampering);
      const timeoutMs = purpose === "refuse" ? refusalTimeoutMs() : settings.timeoutMs;
      const delivery = await deliverer.deliver(request, { purpose, origin }, timeoutMs);
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
