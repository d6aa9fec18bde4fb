import { notificationSchema } from "../schema/notification-schema.ts";
import type { Exporter } from "./exporter.ts";
import { typesOf } from "./type-text.ts";

/** TypeScript types of all notifications under the user's settings and overlays, as a union told apart by `event`. */
export const types: Exporter = {
  id: "types",
  title: "TypeScript types of all notifications",
  fileName: "notification.d.ts",
  write: ({ schemas, version }) =>
    `// Written by hookproof ${version}.\n\n${typesOf(notificationSchema(schemas), "DocumentedNotification")}`,
};
