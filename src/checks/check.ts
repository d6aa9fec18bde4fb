import type { Anchor } from "../contract/statements.ts";
import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Topic } from "../contract/topics.ts";
import type { Level, Purpose } from "../run/events.ts";
import type { KindSchemas } from "../schema/load.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Request, Tampering } from "../wire/request.ts";
import type { NotificationOptions } from "../world/world.ts";

/** One row of a check; `id` is what the report and `--only check:row` show. */
export interface Case {
  readonly id: string;
  /** The topic that the row is about, for `--topic` and the matrix of the reports; null if it is about none. */
  readonly topic: Topic | null;
}

/** Why a row does not hold: one sentence each. */
export interface Violation {
  readonly expected: string;
  readonly actual: string;
  readonly hint?: string;
}

/** A statement of the interface that the receiver is held to: one record, one file. Everything else derives from it. */
export interface Check<Row extends Case = Case> {
  /** Stable and meaningful, equal to the file name; never a section number. */
  readonly id: string;
  /** The statement, as a sentence. */
  readonly title: string;
  readonly section: Anchor;
  readonly level: Level;
  /** Checks that must pass first, else this one is `blocked`: a receiver that refuses everything must not look safe. */
  readonly needs?: readonly string[];
  /** What to expect of the requests that this check sends; `acknowledge` if absent. */
  readonly purpose?: Purpose;
  /** Why it matters and how to mend it in the usual frameworks; Markdown, printed by `hookproof explain`. */
  readonly explain: string;
  /** The rows, from what is known before anything is sent. Absent: one row. */
  readonly cases?: (known: Known) => readonly Row[];
  /** Judges one row; undefined means that it holds. Never throws for what a receiver does. */
  run(context: CheckContext<Row>): Promise<Violation | undefined>;
}

/** What is known before anything is sent. */
export interface Known {
  readonly settings: Settings;
  readonly schemas: KindSchemas;
}

/** What a row may use. Deliveries made here belong to the row in every report. */
export interface CheckContext<Row extends Case = Case> extends Known {
  readonly row: Row;
  /** A fresh, coherent notification; the same seed and row give the same one. Default: the row's topic. */
  notification(topic?: Topic, options?: NotificationOptions): Notification;
  /** Composes, encodes and signs without sending, for checks that need the bytes or the right signature. */
  request(notification: Notification, tampering?: Tampering): Request;
  deliver(notification: Notification, tampering?: Tampering, purpose?: Purpose): Promise<Delivery>;
  /** SHA1 in hex over body and another secret than the run's (section 5), for forged requests. */
  foreignSignature(body: Uint8Array, secret: string): string;
}
