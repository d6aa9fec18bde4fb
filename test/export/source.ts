import { defaultSettings } from "../../src/contract/settings.ts";
import type { Settings } from "../../src/contract/settings.ts";
import type { ExportSource } from "../../src/export/exporter.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import type { Overlays } from "../../src/schema/overlay.ts";
import { requestOf } from "../../src/wire/compose.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { createWorld } from "../../src/world/world.ts";

export const secretText = "export-test-secret";

/** What `hookproof export` has at hand, with a fixed seed and clock. */
export function sourceOf(
  options: { settings?: Partial<Settings>; overlays?: Overlays; url?: string | null } = {},
): ExportSource {
  const settings = { ...defaultSettings, ...options.settings };
  const schemas = loadSchemas({
    settings,
    ...(options.overlays === undefined ? {} : { overlays: options.overlays }),
  });
  const world = createWorld({ seed: 1, now: new Date("2021-04-01T00:00:00Z"), settings, schemas });
  return {
    version: "1.2.3",
    schemas,
    url: options.url === undefined ? "http://127.0.0.1:3000/hooks/in" : options.url,
    sample: (topic) => world.notification(topic, { key: "sample" }),
    sign: (notification) => requestOf(notification, { settings, secret: secretOf(secretText) }),
  };
}
