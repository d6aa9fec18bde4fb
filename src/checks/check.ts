import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Anchor } from "../contract/statements.ts";
import type { Topic } from "../contract/topics.ts";
import type { Level, Purpose } from "../run/events.ts";
import type { KindSchemas } from "../schema/load.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Request, Tampering } from "../wire/request.ts";
import type { NotificationOptions } from "../world/world.ts";
import type { Observe } from "./observe.ts";

/** One row of a check; `id` is what the report and `--only check:row` show. */
export interface Case {
  readonly id: string;
  /** The topic that the row is about, for `--topic` and the matrix of the reports; null if it is about none. */
  readonly topic: Topic | null;
  /** Further topics whose notifications it sends. */
  readonly uses?: readonly Topic[];
  /** Left out of a quick run, because a sister row shows nearly as much. */
  readonly thorough?: boolean;
}

/** Why a row does not hold: one sentence each. */
export interface Violation {
  readonly expected: string;
  readonly actual: string;
  readonly hint?: string;
  /** Where this breach weighs less than the check's own level. */
  readonly level?: Level;
}

/** Why a row cannot be judged after all. */
interface Undecided {
  readonly blockedBy: string;
}

/** A statement of the interface that the receiver is held to: one record, one file. Everything else derives from it. */
export interface Check<Row extends Case = Case> {
  /** Stable and meaningful, equal to the file name; never a section number. */
  readonly id: string;
  /** The statement, as a sentence. */
  readonly title: string;
  /** The statement of the document that it holds the receiver to. */
  readonly section: Anchor;
  /** Further statements that it holds the receiver to. */
  readonly also?: readonly Anchor[];
  readonly level: Level;
  /**
   * Checks that must pass first, else this one is `blocked`: a receiver that refuses everything must not look safe.
   * A row that sends certain topics needs their rows of those topics, any other row needs one row of each.
   */
  readonly needs?: readonly string[];
  /** What to expect of the requests that this check sends; `acknowledge` if absent. */
  readonly purpose?: Purpose;
  /** Runs one row at a time, because a row would disturb its sisters or because only one may be to blame. */
  readonly quiet?: boolean;
  /** Left out of a quick run. */
  readonly thorough?: boolean;
  /** Whether the rest of the run goes on one delivery at a time if this fails: else every row would fail with it. */
  readonly foundsParallel?: boolean;
  /** Why it matters and how to mend it in the usual frameworks; Markdown, printed by `hookproof explain`. */
  readonly explain: string;
  /** The rows, from what is known before anything is sent; none where the check does not apply. Absent: one row. */
  readonly cases?: (known: Known) => readonly Row[];
  /** Judges one row; undefined means that it holds. Never throws for what a receiver does. */
  run(context: CheckContext<Row>): Promise<Violation | Undecided | undefined>;
}

/** What is known before anything is sent. */
export interface Known {
  readonly settings: Settings;
  readonly schemas: KindSchemas;
  /** How the effect of a notification can be seen; null if nobody said. */
  readonly observe: Observe | null;
}

/** What a row may use. Deliveries made here belong to the row in every report. */
export interface CheckContext<Row extends Case = Case> extends Known {
  readonly row: Row;
  /** The topic of notifications that do not name one: the row's, else one that the receiver acknowledges. */
  readonly topic: Topic;
  /** The subscribed topics that the receiver is known to acknowledge. */
  readonly topics: readonly Topic[];
  /** Deliveries that may be on their way at the same time; at least 2. */
  readonly workers: number;
  /**
   * A fresh, coherent notification of a topic, the row's if undefined. The same seed and row give the same ones, each
   * with a `created_at` of its own.
   */
  notification(topic?: Topic, options?: NotificationOptions): Notification;
  /** Composes, encodes and signs without sending, for checks that need the bytes. */
  request(notification: Notification, tampering?: Tampering): Request;
  deliver(notification: Notification, tampering?: Tampering, purpose?: Purpose): Promise<Delivery>;
  /** The right signature of a body under the run's secret (section 5). */
  signature(body: Uint8Array): string;
  /** SHA1 in hex over body and another secret than the run's (section 5), for forged requests. */
  foreignSignature(body: Uint8Array, secret: string): string;
  /** How often the notification has had its effect, asked once; 0 where there is no way to observe it. */
  effects(notification: Notification): Promise<number>;
}
