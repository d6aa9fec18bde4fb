import type { Notification } from "../contract/notification.ts";
import type { Topic } from "../contract/topics.ts";
import type { KindSchemas } from "../schema/load.ts";
import type { Request } from "../wire/request.ts";

/** What an export is made of. The secret is no part of it: only `sign` knows it. */
export interface ExportSource {
  /** Version of hookproof, for the documents' `info`. */
  readonly version: string;
  /** The shapes, with the settings that they were loaded under. */
  readonly schemas: KindSchemas;
  /** The receiver's URL; null where it is not known. */
  readonly url: string | null;
  /** A coherent notification of a topic, the same at each call. */
  sample(topic: Topic): Notification;
  /** Encodes and signs a notification. */
  sign(notification: Notification): Request;
}

/** The interface in a format that other tools read; one record, one file. */
export interface Exporter {
  /** As in `hookproof export openapi`. */
  readonly id: string;
  readonly title: string;
  /** File name to save it under, if the user gives none. */
  readonly fileName: string;
  write(source: ExportSource): string;
}
