import type { Notification } from "../../src/contract/notification.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import type { Settings } from "../../src/contract/settings.ts";
import type { JsonObject } from "../../src/json/json.ts";
import { isObject } from "../../src/json/json.ts";
import type { KindSchemas } from "../../src/schema/load.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import type { Overlays } from "../../src/schema/overlay.ts";
import type { World } from "../../src/world/world.ts";
import { createWorld } from "../../src/world/world.ts";

export const now = new Date("2021-04-01T02:00:00Z");

/** A world under settings and overlays, with the schemas that it was made of. */
export function worldOf(
  options: {
    readonly seed?: number;
    readonly settings?: Partial<Settings>;
    readonly overlays?: Overlays;
  } = {},
): World & { readonly schemas: KindSchemas } {
  const settings = { ...defaultSettings, ...options.settings };
  const schemas = loadSchemas({
    settings,
    ...(options.overlays === undefined ? {} : { overlays: options.overlays }),
  });
  return { ...createWorld({ seed: options.seed ?? 1, now, settings, schemas }), schemas };
}

/** The business data of a notification. */
export function dataOf(notification: Notification): JsonObject {
  const data = Object.values(notification).find((value) => isObject(value));
  if (!isObject(data)) throw new Error("A notification without business data");
  return data;
}

/** A time of the local format as seconds. */
export function secondsOf(local: unknown): number {
  return Date.parse(`${String(local).replace(" ", "T")}+08:00`) / 1000;
}
