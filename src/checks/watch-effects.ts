import { setTimeout as pause } from "node:timers/promises";
import type { Notification } from "../contract/notification.ts";
import type { CheckContext } from "./check.ts";

const pauseMs = 25;

/** Says how often a notification has had its effect since it is watched, waiting until it had as often as wanted. */
export type Effects = (wanted: number) => Promise<number>;

/**
 * Begins to watch a notification before it is sent: other notifications may have its id (section 2.1), so what counts is
 * how many effects are added. Waits no longer than the setting allows; with none wanted it looks once.
 */
export async function watchEffects(
  { effects, observe }: CheckContext,
  notification: Notification,
): Promise<Effects> {
  const before = await effects(notification);
  return async (wanted) => {
    let added = (await effects(notification)) - before;
    for (let waited = 0; added < wanted && waited < (observe?.withinMs ?? 0); waited += pauseMs) {
      await pause(pauseMs);
      added = (await effects(notification)) - before;
    }
    return added;
  };
}
