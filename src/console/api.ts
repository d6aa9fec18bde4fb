/**
 * What the console's server and its page say to each other: the one place where the control API is typed. Everything is
 * under `/api`, wants `Authorization: Bearer <token>`, and speaks JSON; errors are {@link ApiError}.
 *
 * | route | takes | gives |
 * |---|---|---|
 * | GET /api/state | | {@link ConsoleState} |
 * | GET /api/catalogue | | {@link Catalogue} |
 * | GET /api/events?after=N | | text/event-stream of {@link LogEntry}, from the first one after N that is kept |
 * | POST /api/play | {@link PlayRequest} | {@link ConsoleState} |
 * | POST /api/control | {@link ControlRequest} | {@link ConsoleState} |
 * | POST /api/send | {@link SendRequest} | {@link SentReply} |
 * | POST /api/test | {@link TestRequest} | {@link ConsoleState} |
 * | POST /api/fuzz | {@link FuzzRequest} | {@link ConsoleState} |
 * | PUT /api/target | {@link TargetRequest} | {@link ConsoleState} |
 * | GET /api/receiver | | {@link ReceiverKnowledge} |
 * | GET /api/deliveries/:id | | {@link DeliveryDetail} |
 * | GET /api/runs | | {@link RunEntry} list, the latest first |
 * | GET /api/runs/:id/events | | {@link StageEvent} list |
 * | GET /api/runs/:id/deliveries/:delivery | | {@link DeliveryDetail} |
 * | GET /api/runs/:id/report | | the HTML report, as a file |
 */
import type {
  BytesJson,
  CaseResult,
  CheckSummary,
  Finding,
  Kind,
  Origin,
  Purpose,
  Status,
  StyleId,
  Summary,
  Topic,
  Verdict,
} from "../index.ts";

export interface ApiError {
  /**
   * An error code of hookproof, or `bad-request`, `unauthorized`, `forbidden`, `not-found`, `conflict`, `too-large`,
   * `unsupported-type`, `internal`.
   */
  readonly error: string;
  readonly message: string;
  readonly hint?: string;
}

/** How fast a story passes; see `paces` in playback.ts. */
export type PaceId = "real" | "brisk" | "quick" | "fast";

export type PlayState = "idle" | "playing" | "paused";

export interface ConsoleState {
  readonly version: string;
  readonly target: TargetState;
  readonly play: PlayState;
  readonly pace: PaceId;
  readonly scene: Scene | null;
  /** Number of the latest entry of the log. */
  readonly seq: number;
}

export interface TargetState {
  /** Whether the receiver is the embedded one. */
  readonly embedded: boolean;
  /** The mistake that the embedded receiver makes; null for none. */
  readonly fault: string | null;
  readonly url: string;
}

export type SceneKind = "play" | "simulate" | "test" | "fuzz" | "send";

/** What is on the stage: one run, from its first event to its last. */
export interface Scene {
  /** Counts the scenes of this console; deliveries are called `<number>-d<n>`. */
  readonly number: number;
  readonly kind: SceneKind;
  /** Name of the scenario; null where no story is told. */
  readonly scenario: string | null;
  readonly seed: number;
  readonly target: TargetState;
  /** RFC 3339. */
  readonly startedAt: string;
  /** Id of the run in the history; null where it is not kept. */
  readonly run: string | null;
}

/** One entry of the log that every tab reads. Numbers ascend without gaps within a scene. */
export interface LogEntry {
  readonly seq: number;
  /** Milliseconds since the scene began. */
  readonly at: number;
  readonly event: StageEvent;
}

/**
 * What the page sees: the events of a run without bytes, which are asked for one by one, and what happens to the
 * console itself. A scene that begins takes the place of the one before, so the log holds one scene at a time.
 */
export type StageEvent =
  | { readonly type: "scene"; readonly scene: Scene }
  | { readonly type: "play"; readonly play: PlayState; readonly pace: PaceId }
  | { readonly type: "target"; readonly target: TargetState }
  | { readonly type: "step-started"; readonly scenario: string; readonly step: number }
  | ({ readonly type: "step-ended" } & StepOutcome)
  | ({ readonly type: "sent" } & SentNotification)
  | ({ readonly type: "landed" } & LandedNotification)
  | { readonly type: "check-started"; readonly check: CheckSummary }
  | { readonly type: "case-ended"; readonly result: CaseResult }
  | { readonly type: "finding"; readonly finding: Finding }
  | { readonly type: "note"; readonly level: "info" | "warning"; readonly message: string }
  | { readonly type: "scene-ended"; readonly summary: Summary | null; readonly error: string | null };

export interface StepOutcome {
  readonly scenario: string;
  readonly step: number;
  readonly title: string;
  readonly status: Status;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly deliveries: readonly string[];
}

export interface SentNotification {
  readonly id: string;
  readonly topic: string | null;
  readonly notificationId: string | null;
  readonly bytes: number;
  readonly style: StyleId;
  /** What was done to it, such as `signature` or `body`; empty for what the platform would send. */
  readonly tampered: readonly string[];
  readonly purpose: Purpose;
  readonly origin: Origin;
}

export interface LandedNotification {
  readonly id: string;
  readonly verdict: Verdict;
  readonly status: number | null;
  /** One sentence, such as `status 500` or `no status (timeout): …`. */
  readonly reason: string;
  /** Whether it was to be acknowledged and was not: it is never sent again. */
  readonly lost: boolean;
  readonly ms: number;
}

/** What never changes while the console runs. */
export interface Catalogue {
  readonly version: string;
  readonly signatureHeader: string;
  readonly scenarios: readonly ScenarioEntry[];
  readonly topics: readonly { readonly topic: Topic; readonly kind: Kind; readonly trigger: string }[];
  readonly kinds: Readonly<Record<Kind, KindEntry>>;
  /** Fields of the envelope (section 2.1). */
  readonly envelope: readonly FieldEntry[];
  readonly faults: readonly { readonly id: string; readonly title: string }[];
  readonly styles: readonly { readonly id: StyleId; readonly title: string }[];
  readonly gaps: Readonly<
    Record<string, { readonly section: string; readonly missing: string; readonly assumption: string }>
  >;
}

export interface KindEntry {
  readonly section: string;
  readonly bodyKey: string;
  readonly fields: readonly FieldEntry[];
}

export interface FieldEntry {
  /** JSON pointer in the notification; `*` for any item of a list. */
  readonly pointer: string;
  readonly type: string;
  readonly title: string | null;
  readonly titleInChinese: string | null;
  readonly description: string | null;
  readonly section: string;
  /** Why it is here although the document does not show it; null for a documented field. */
  readonly assumed: string | null;
  /** Section 2.1: any field inside business data may be null, none of the envelope. */
  readonly nullable: boolean;
  readonly required: boolean;
  /** The allowed values as JSON text; null where there are none to list. */
  readonly values: readonly string[] | null;
  /** Ids of gaps that its shape hangs on. */
  readonly gaps: readonly string[];
}

export interface ScenarioEntry {
  readonly name: string;
  /** English and Chinese, divided by ` · `. */
  readonly title: string;
  readonly about: string | null;
  readonly seed: number | null;
  readonly cast: readonly CastEntry[];
  readonly steps: readonly StepEntry[];
}

/** `agent`, `client`, `conversation`, `call`, `robot-call` or `ticket`. */
export type RoleId = string;

export interface CastEntry {
  /** How the story's steps call it. */
  readonly id: string;
  readonly role: RoleId;
  /** What people call it, where the story says. */
  readonly name: string | null;
  readonly customer: string | null;
  readonly agent: string | null;
  /** Where it stands at the beginning; null for agents. */
  readonly state: string | null;
  readonly count: number | null;
}

export type StepEntry = { readonly step: number; readonly title: string | null } & (
  | {
      readonly kind: "do";
      readonly who: string;
      readonly role: RoleId;
      readonly action: string;
      /** What the action is, in English. */
      readonly about: string;
      readonly by: string | null;
      /** The state that it leads to; null where it changes none. */
      readonly to: string | null;
    }
  | { readonly kind: "send"; readonly topic: Topic; readonly of: string | null; readonly by: string | null }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "probe" }
);

/** Tells a story, or lets the platform live an ordinary day. */
export type PlayRequest = { readonly pace?: PaceId; readonly seed?: number; readonly held?: boolean } & (
  | { readonly scenario: string }
  | { readonly day: { readonly rate: number } }
);

export interface ControlRequest {
  readonly action: "pause" | "resume" | "step" | "stop" | "restart" | "pace";
  readonly pace?: PaceId;
  /** With `restart`: draws a new seed. */
  readonly newSeed?: boolean;
}

/** Sends one notification: a new one of a topic, or an earlier one again, perhaps changed. */
export type SendRequest = SendChange &
  ({ readonly topic: Topic; readonly times?: number } | { readonly delivery: string });

/** Without any of these, an earlier notification is sent again byte for byte. */
export interface SendChange {
  /** Values as JSON text, at pointers in the notification. */
  readonly set?: readonly { readonly pointer: string; readonly json: string }[];
  readonly null?: readonly string[];
  readonly omit?: readonly string[];
  readonly style?: StyleId;
  readonly signature?: "wrong" | "missing" | "empty";
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SentReply {
  readonly ids: readonly string[];
}

/** Runs the contract suite; `nulls` runs only the rows that set fields null. */
export interface TestRequest {
  readonly part?: "quick" | "all" | "nulls";
  readonly topics?: readonly Topic[];
}

export interface FuzzRequest {
  readonly level?: "documented" | "lenient" | "hostile";
  readonly runs?: number;
  readonly topics?: readonly Topic[];
}

export type TargetRequest =
  | { readonly embedded: true; readonly fault: string | null }
  /** The secret is kept by the server and never given back; without one, that of before stays. */
  | { readonly url: string; readonly secret?: string };

/** What the embedded receiver has learnt; null where the receiver is another's. */
export interface ReceiverKnowledge {
  readonly entities: readonly KnownEntity[] | null;
}

export interface KnownEntity {
  readonly role: RoleId;
  readonly id: string;
  readonly state: string | null;
  readonly topics: readonly string[];
}

/** Everything about one delivery. The signature is cut to its first eight digits, the secret is nowhere. */
export interface DeliveryDetail {
  readonly id: string;
  readonly topic: string | null;
  readonly notificationId: string | null;
  readonly purpose: Purpose;
  readonly origin: Origin;
  readonly request: {
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: BytesJson;
    readonly bytes: number;
    readonly style: StyleId;
    readonly tampered: readonly string[];
  };
  readonly signature: {
    readonly header: string;
    /** As sent, digits after the eighth cut; null for a request without one. */
    readonly value: string | null;
    /** Whether it is the one that section 5 asks for. */
    readonly authentic: boolean;
  };
  /** The body's fields in the order of the wire; null where it is not JSON. */
  readonly fields: readonly BodyRow[] | null;
  /** Null while the notification is on its way. */
  readonly outcome: DeliveryOutcome | null;
  /** Shell lines that send the same with curl; empty where curl cannot. */
  readonly curl: readonly string[];
}

/** One line of a body: a field with its value as it was written, or the beginning of what holds more. */
export interface BodyRow {
  /** JSON pointer in the notification. */
  readonly pointer: string;
  /** The pointer with `*` for the items of lists, as {@link FieldEntry} has it. */
  readonly pattern: string;
  /** The key, or the number of a list's item. */
  readonly name: string;
  readonly depth: number;
  /** The value as JSON text, numbers as written; null for an object or list with something in it. */
  readonly json: string | null;
  readonly type: "null" | "boolean" | "number" | "string" | "array" | "object";
  /** How many members or items it has. */
  readonly size: number;
}

export interface DeliveryOutcome extends Omit<LandedNotification, "id"> {
  readonly address: string | null;
  readonly answer: {
    readonly status: number;
    readonly reason: string;
    readonly httpVersion: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: BytesJson;
    readonly tail: string;
  } | null;
  readonly failure: { readonly cause: string; readonly phase: string; readonly code: string } | null;
  /** Milliseconds from the start; null where a phase was not reached. */
  readonly timings: Readonly<Record<string, number | null>>;
  readonly violations: readonly string[];
}

/** A run of the history. */
export interface RunEntry {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly seed: number;
  /** RFC 3339. */
  readonly now: string;
  readonly repeat: string;
  readonly summary: Summary;
  /** Names of the scenarios that were told. */
  readonly scenarios: readonly string[];
}
