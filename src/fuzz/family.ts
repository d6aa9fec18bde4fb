import type { Anchor } from "../contract/statements.ts";
import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Topic } from "../contract/topics.ts";
import type { Stream } from "../generate/stream.ts";
import type { Json } from "../json/json.ts";
import type { FuzzLevel, Mutation } from "./mutation.ts";
import type { Site } from "./site.ts";

/** What a family may look at to propose mutations of one notification. */
export interface Subject {
  readonly topic: Topic;
  readonly notification: Notification;
  readonly sites: readonly Site[];
  readonly settings: Settings;
  /** For what cannot be listed in full; everything else is listed and chosen from elsewhere. */
  readonly stream: Stream;
}

/** One way in which a notification may be odd: one record, one file, one line in `families/index.ts`. */
export interface Family {
  /** Stable, kebab-case, equal to the file name. */
  readonly id: string;
  /** As a noun phrase: `fields that are null`. */
  readonly title: string;
  readonly section: Anchor;
  /** Why the receiver has to take it, or to survive it; one or two sentences for the finding. */
  readonly why: string;
  /** How receivers are usually mended. */
  readonly fix: string;
  mutations(subject: Subject): readonly Mutation[];
}

/** A mutation that puts `value` at a site. */
export function setting(family: string, level: FuzzLevel, at: string, value: Json, reads: string): Mutation {
  return { family, level, change: { do: "set", at, value }, reads: `${at} ${reads}` };
}

/** Sites of plain text: strings without an enumeration or a format that limits them. */
export function textSites(sites: readonly Site[]): readonly Site[] {
  return sites.filter(
    ({ field }) => field.types.includes("string") && field.enum === null && field.format === null,
  );
}
