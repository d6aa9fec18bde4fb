import { setTimeout as pause } from "node:timers/promises";
import type { Notification } from "../contract/notification.ts";
import type { CheckContext } from "./check.ts";

const pauseMs = 25;

/** Asks until a notification has had its effect as often as wanted or the allowed time is up, and says how often it had. */
export async function settledEffects(
  { effects, observe }: CheckContext,
  notification: Notification,
  wanted: number,
): Promise<number> {
  let count = await effects(notification);
  for (let waited = 0; count < wanted && waited < (observe?.withinMs ?? 0); waited += pauseMs) {
    await pause(pauseMs);
    count = await effects(notification);
  }
  return count;
}
