import type { Json } from "../json/json.ts";
import { notificationSchema } from "../schema/notification-schema.ts";
import { schemaText } from "../schema/schema-text.ts";
import type { Exporter } from "./exporter.ts";

/** JSON Schema 2020-12 of every notification in one self-contained file, null rule included. */
export const jsonSchema: Exporter = {
  id: "json-schema",
  title: "JSON Schema 2020-12 of all notifications in one file",
  fileName: "notification.schema.json",
  write: ({ schemas }) => schemaText(notificationSchema(schemas) as Json),
};
