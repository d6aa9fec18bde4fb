import { HookproofError } from "./errors.ts";
import type { Exporter } from "./export/exporter.ts";
import { nearest } from "./json/nearest.ts";
import type { Platform } from "./platform.ts";
import { packageVersion } from "./version.ts";
import { targetOf } from "./wire/target.ts";

/** The formats that the interface can be exported in, in order. */
export async function loadExporters(): Promise<readonly Exporter[]> {
  return (await import("./export/index.ts")).exporters;
}

/**
 * The interface under a platform's settings and overlays in a format of `loadExporters`, as text. Examples are made from
 * the platform's seed and clock; signatures with its secret, which is not in the text itself.
 * @param url the receiver's URL or port, where the format has a place for it; null if it is not known
 */
export async function exportInterface(
  id: string,
  platform: Pick<Platform, "schemas" | "notification" | "request">,
  url: string | null,
): Promise<string> {
  const exporters = await loadExporters();
  const exporter = exporters.find((known) => known.id === id);
  if (exporter === undefined) {
    const ids = exporters.map((known) => known.id);
    const meant = nearest(id, ids);
    const formats = `The formats are ${ids.join(", ")}.`;
    throw new HookproofError("bad-option", `There is no format ${id}`, {
      hint: meant === undefined ? formats : `Did you mean ${meant}? ${formats}`,
    });
  }
  return exporter.write({
    version: packageVersion(),
    schemas: platform.schemas,
    url: url === null ? null : targetOf(url).url,
    sample: (topic) => platform.notification(topic, { key: "export" }),
    sign: (notification) => platform.request(notification),
  });
}
