import type { Topic } from "../contract/topics.ts";
import type { Verdict } from "../contract/verdict.ts";
import type { Json, JsonObject } from "../json/json.ts";
import type { StyleId } from "../wire/style.ts";
import type { RoleName } from "../world/roles.ts";
import type { YamlFile } from "../yaml/read.ts";

/** How fast a story passes: in real time, without waiting, or that many times faster than real. */
export type Pace = "real" | "fast" | number;

/** A scenario as it was read: its shape is right, its names are not yet verified. */
export interface Scenario {
  /** The file's name without folder and ending: how reports call it. */
  readonly name: string;
  readonly title: string;
  readonly about: string | null;
  readonly seed: number | null;
  readonly pace: Pace | null;
  /** Topics that are subscribed to, wildcards resolved; null where the settings decide. */
  readonly subscriptions: readonly Topic[] | null;
  readonly variables: Readonly<Record<string, string | number | boolean>>;
  readonly cast: readonly Member[];
  /** With the steps of included files in their places. */
  readonly steps: readonly Step[];
  readonly source: Source;
}

/** Where something was written. */
export interface Source {
  readonly file: YamlFile;
  readonly pointer: string;
}

export interface Member {
  readonly name: string;
  readonly is: RoleName;
  readonly with: JsonObject;
  readonly customer: string | null;
  readonly agent: string | null;
  readonly state: string | null;
  /** How many of them; null for one that is no group. */
  readonly count: number | null;
  readonly source: Source;
}

export type Step = DoStep | SendStep | WaitStep | ProbeStep;

interface AnyStep {
  readonly title: string | null;
  readonly source: Source;
}

/** Modifiers of every step that sends. */
export interface Sending {
  readonly by: string | null;
  readonly with: JsonObject;
  readonly null: readonly string[];
  readonly omit: readonly string[];
  readonly style: StyleId | null;
  readonly signature: string | null;
  readonly expect: Expectation | null;
  readonly times: number;
  readonly parallel: number;
  readonly at: string | null;
}

/** `refused` is any status but 200, or none. */
export type ExpectedVerdict = Verdict | "refused";

export interface Expectation {
  readonly verdict: ExpectedVerdict | null;
  readonly status: readonly number[] | null;
  readonly withinMs: number | null;
}

export interface DoStep extends AnyStep, Sending {
  readonly kind: "do";
  readonly who: string;
  readonly action: string;
  readonly sends: readonly Topic[] | null;
}

export interface SendStep extends AnyStep, Sending {
  readonly kind: "send";
  readonly topic: Topic;
  readonly of: string | null;
}

export interface WaitStep extends AnyStep {
  readonly kind: "wait";
  readonly ms: number;
}

export interface ProbeStep extends AnyStep {
  readonly kind: "probe";
  readonly question: Question;
  readonly until: Until;
  readonly withinMs: number;
  readonly everyMs: number;
  /** A variable without which the probe is left out. */
  readonly needs: string | null;
}

/** What a probe asks: a URL, or a program. */
export type Question =
  | { readonly get: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly run: readonly string[] };

/** What must hold of the answer; all of it. */
export interface Until {
  readonly status: number | null;
  readonly exit: number | null;
  readonly body: Json | undefined;
  readonly text: string | null;
  readonly where: readonly {
    readonly path: string;
    readonly is: Json | undefined;
    readonly count: number | null;
  }[];
}
