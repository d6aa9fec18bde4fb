import type { Delivery, Origin, Purpose, Request, RunEvent } from "../index.ts";
import { reasonOf } from "../index.ts";
import type { LandedNotification, SentNotification, StageEvent } from "./api.ts";

/** A run event as the page sees it: without bytes, with the scene's number in the ids; null for what a scene says itself. */
export function stageEventOf(event: RunEvent, scene: number): StageEvent | null {
  switch (event.type) {
    case "delivery-started": {
      const { id, request, purpose, origin } = event;
      return { type: "sent", ...sentOf(idOf(scene, id), request, purpose, origin) };
    }
    case "delivery-ended":
      return { type: "landed", ...landedOf(idOf(scene, event.delivery.id), event.delivery, event.purpose) };
    case "step-ended": {
      const { at: _at, deliveries, ...step } = event;
      return { ...step, deliveries: deliveries.map((id) => idOf(scene, id)) };
    }
    case "case-ended": {
      const deliveries = event.result.deliveries.map((id) => idOf(scene, id));
      return { type: "case-ended", result: { ...event.result, deliveries } };
    }
    case "run-started":
      return null;
    case "run-ended":
      return { type: "scene-ended", summary: event.summary, error: null };
    default:
      return event;
  }
}

/** Deliveries are numbered anew in each run; the scene's number tells them apart. */
export function idOf(scene: number, delivery: string): string {
  return `${scene}-${delivery}`;
}

export function sentOf(id: string, request: Request, purpose: Purpose, origin: Origin): SentNotification {
  return {
    id,
    topic: request.topic,
    notificationId: request.notificationId,
    bytes: request.body.length,
    style: request.tampering.style ?? "compact",
    tampered: tamperedIn(request),
    purpose,
    origin,
  };
}

export function landedOf(id: string, delivery: Delivery, purpose: Purpose): LandedNotification {
  const { verdict, status, timings } = delivery;
  return {
    id,
    verdict,
    status,
    reason: reasonOf(delivery),
    lost: purpose === "acknowledge" && verdict !== "acknowledged",
    ms: Math.round((timings.headMs ?? timings.endedMs) * 10) / 10,
  };
}

/** Names of what was done to a request besides choosing its style. */
export function tamperedIn({ tampering }: Request): readonly string[] {
  return Object.keys(tampering).filter((what) => what !== "style");
}
