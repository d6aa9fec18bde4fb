import type { Kind, Topic } from "./topics.ts";
import { kinds, topicNames } from "./topics.ts";

/**
 * What the document leaves open and the user may know better: every gap of `gaps.ts` names one of these. The secret is
 * not a setting: it travels on its own (see `wire/secret.ts`) so that settings can be printed.
 */
export interface Settings {
  /** Name of the signature header, spelt as it goes on the wire (section 5). */
  readonly signatureHeader: string;
  /** Value of the User-Agent header (section 4.1 names the header, not its value). */
  readonly userAgent: string;
  /** Envelope key of the business data, per kind (section 4.1: not shown but for conversation). */
  readonly bodyKeys: Readonly<Record<Kind, string>>;
  /** Hexadecimal-looking enterprise token (section 2.1). */
  readonly enterpriseToken: string;
  /** Unit of the envelope's `created_at` (section 2.1: not stated, looks like seconds). */
  readonly createdAtUnit: "seconds" | "milliseconds";
  /** How `start_time` and `end_time` of a Cdr are written (section 2.4: not shown), and `contentAt` (2.6). */
  readonly timeFormat: "local" | "rfc3339" | "unix";
  /** Offset of the enterprise's clock from UTC, as `+08:00`. */
  readonly utcOffset: string;
  /** Unit of a Cdr's integer durations (section 2.4: not shown). */
  readonly durationUnit: "seconds" | "milliseconds";
  /** Names of the customer fields that the document describes but does not name (section 2.6). */
  readonly customerFields: {
    readonly email: string;
    readonly otherContact: string;
    readonly microblog: string;
  };
  /** Names of the enterprise's own customer fields, all of type string (section 2.6: any name, possibly several). */
  readonly customFields: readonly string[];
  /** Leaves out every field that the document does not show. */
  readonly documentedOnly: boolean;
  /** How long the platform waits for a status, in milliseconds (section 8: not shown). */
  readonly timeoutMs: number;
  /** What the receiver answers to a forged request: a status but 200, or 200 while it discards silently. */
  readonly forged: "refuse" | "discard";
  /** Topics that the enterprise has subscribed to (section 6). */
  readonly topics: readonly Topic[];
}

export const defaultSettings: Settings = {
  signatureHeader: "Service-Signature",
  userAgent: "Go-http-client/1.1",
  bodyKeys: {
    conversation: kinds.conversation.defaultKey,
    client: kinds.client.defaultKey,
    cdr: kinds.cdr.defaultKey,
    robot_call: kinds.robot_call.defaultKey,
    new_ticket: kinds.new_ticket.defaultKey,
  },
  enterpriseToken: "5f0a1c9be37d42a86b91d4c07e52f3a8",
  createdAtUnit: "seconds",
  timeFormat: "local",
  utcOffset: "+08:00",
  durationUnit: "seconds",
  customerFields: { email: "email", otherContact: "qq", microblog: "weibo" },
  customFields: ["会员等级", "来源渠道"],
  documentedOnly: false,
  timeoutMs: 10_000,
  forged: "refuse",
  topics: topicNames,
};
