import type { Anchor } from "./statements.ts";
import type { Settings } from "./settings.ts";
import type { Kind } from "./topics.ts";

/** A place where the document says "not shown" or "not stated". */
export interface Gap {
  readonly section: Anchor;
  /** What the document leaves out. */
  readonly missing: string;
  /** What hookproof assumes until told otherwise. */
  readonly assumption: string;
  /**
   * What changes the assumption: a setting, an overlay of a kind's schema, the secret, or null where nothing that goes
   * over the wire depends on it.
   */
  readonly setting: keyof Settings | `schemas.${Kind}` | "secret" | "target" | null;
}

/** Every gap of the document, in its order; `hookproof list gaps` prints them. */
export const gaps = {
  registration: {
    section: "1.6",
    missing: "how a Webhook URL is registered and topics are subscribed to",
    assumption: "The receiver's URL is given to hookproof, and every topic is subscribed to.",
    setting: "topics",
  },
  "created-at-unit": {
    section: "2.1/created-at",
    missing: "the unit of created_at",
    assumption: "Unix seconds, as the values look.",
    setting: "createdAtUnit",
  },
  "enterprise-token": {
    section: "2.1/enterprise-token",
    missing: "the length and alphabet of the enterprise token, beyond looking hexadecimal",
    assumption: "32 lower-case hexadecimal digits.",
    setting: "enterpriseToken",
  },
  "null-items": {
    section: "2.1/null",
    missing: "whether an item of a list, or the business data as a whole, may be null",
    assumption:
      "Only fields are null, at every depth, those of list items included; list items and the business data as a whole are not.",
    setting: null,
  },
  "conversation-fields": {
    section: "2.2",
    missing: "all fields of a Conversation but four",
    assumption: "A plausible set, each field marked x-assumed; documentedOnly leaves them out.",
    setting: "schemas.conversation",
  },
  "dev-client-id-type": {
    section: "2.2/dev-client-id",
    missing: "the type of dev_client_id where it is not null",
    assumption: "A string, the visitor's id in the enterprise's own system.",
    setting: "schemas.conversation",
  },
  "client-fields": {
    section: "2.3",
    missing: "all fields of a Client",
    assumption: "A plausible set, each field marked x-assumed; documentedOnly leaves them out.",
    setting: "schemas.client",
  },
  "absent-fields": {
    section: "2.4",
    missing:
      "which fields of a Conversation, a Client, a call record or a ticket may be absent (only the robot call record says)",
    assumption: "All of them are sent; a field without a value is null.",
    setting: "schemas.cdr",
  },
  "time-format": {
    section: "2.4/formats",
    missing: "how start_time and end_time of a call record are written, and contentAt of a ticket",
    assumption: "YYYY-MM-DD HH:mm:ss on the enterprise's clock.",
    setting: "timeFormat",
  },
  "utc-offset": {
    section: "2.4/formats",
    missing: "the time zone of times that are written without one",
    assumption: "+08:00.",
    setting: "utcOffset",
  },
  "duration-unit": {
    section: "2.4/formats",
    missing: "the unit of wait_time, queue_wait_time, duration and customer_duration",
    assumption: "Seconds.",
    setting: "durationUnit",
  },
  "answer-way": {
    section: "2.4/formats",
    missing: "the values of answer_way",
    assumption: "网页 (browser), 话机 (desk phone) and 手机 (mobile phone); any other string is allowed.",
    setting: "schemas.cdr",
  },
  "hangup-disposition": {
    section: "2.4/formats",
    missing: "the values of hangup_disposition",
    assumption: "主叫挂断 (caller), 被叫挂断 (callee) and 系统挂断 (system); any other string is allowed.",
    setting: "schemas.cdr",
  },
  "transfer-states": {
    section: "2.4/states",
    missing: "which states a transferred call may have",
    assumption: "呼出转接 has those of outbound calls, 呼入转接 those of inbound calls.",
    setting: "schemas.cdr",
  },
  "robot-kind": {
    section: "2.5/kind",
    missing: "whether call_robot.hangup carries the call record (its kind is Cdr) or the robot call record",
    assumption: "The robot call record, which the document describes for it.",
    setting: "schemas.robot_call",
  },
  "robot-billsec": {
    section: "2.5/billsec",
    missing: "how Billsec and billsec relate, and the unit of both",
    assumption: "The same duration in seconds, once as an integer and once as digits in a string.",
    setting: "schemas.robot_call",
  },
  redirect: {
    section: "2.5",
    missing: "the meaning of redirect",
    assumption: "The number that the call was passed on to; an empty string if it was not.",
    setting: "schemas.robot_call",
  },
  "ring-time": {
    section: "2.5",
    missing: "the meaning and format of ring_time",
    assumption: "How long it rang, in seconds, as digits in a string.",
    setting: "schemas.robot_call",
  },
  "ticket-event": {
    section: "2.6",
    missing: "the values of event inside ticket business data",
    assumption: "The topic, as in the envelope.",
    setting: "schemas.new_ticket",
  },
  "field-value": {
    section: "2.6/field-value",
    missing: "what the Object of fieldValue may be",
    assumption: "Any JSON value: mostly strings, sometimes numbers, booleans, lists and objects.",
    setting: "schemas.new_ticket",
  },
  "customer-field-names": {
    section: "2.6/unnamed-fields",
    missing: "the names of the customer's e-mail, further contact and microblog fields",
    assumption: "email, qq and weibo.",
    setting: "customerFields",
  },
  "custom-fields": {
    section: "2.6/custom-fields",
    missing: "the names of the enterprise's own customer fields",
    assumption: "会员等级 and 来源渠道; receivers must take any name.",
    setting: "customFields",
  },
  "robot-transitions": {
    section: "3/call-state",
    missing: "the transitions between the states of a robot call",
    assumption:
      "A call that has ended is called, timeout or terminated; the other values occur only where a check tries every value.",
    setting: "schemas.robot_call",
  },
  "ticket-transitions": {
    section: "3/ticket-status",
    missing: "the transitions between ticket statuses",
    assumption: "A ticket becomes processing, may be closed, and may become processing again.",
    setting: null,
  },
  "read-endpoints": {
    section: "4/direction",
    missing: "endpoints for reading the same data through the APIs reference",
    assumption: "None; hookproof only sends.",
    setting: null,
  },
  "webhook-url": {
    section: "4.1/path",
    missing: "whether the Webhook URL may have a query, and whether it must be https",
    assumption: "The URL is used as given; any path, any query, http or https.",
    setting: "target",
  },
  "user-agent": {
    section: "4.1/headers",
    missing: "the value of the User-Agent header",
    assumption: "Go-http-client/1.1.",
    setting: "userAgent",
  },
  "body-keys": {
    section: "4.1/body-key",
    missing: "the key of the business data for topics other than the conversation ones",
    assumption: "The kind in lower case: client, cdr (robot calls too) and new_ticket.",
    setting: "bodyKeys",
  },
  "signature-header": {
    section: "5/header-name",
    missing: "the service's own name in front of Signature, and whether -Sign occurs",
    assumption: "Service-Signature.",
    setting: "signatureHeader",
  },
  secret: {
    section: "5/secret-origin",
    missing: "where the secret is created or shown",
    assumption: "It is given to hookproof and to the receiver; any text.",
    setting: "secret",
  },
  encoding: {
    section: "5.1",
    missing: "the encoding in which body and secret are hashed",
    assumption: "UTF-8, as the Content-Type says.",
    setting: null,
  },
  "signature-case": {
    section: "5.3",
    missing: "the letter case of the 40 hexadecimal characters",
    assumption: "Lower case.",
    setting: null,
  },
  forged: {
    section: "5.4",
    missing: "what a receiver answers to a request that is not authentic",
    assumption: "Any status but 200, or none; a receiver that discards silently says so.",
    setting: "forged",
  },
  payloads: {
    section: "6/topics",
    missing: "the full payload per topic",
    assumption: "All fields of the kind, for each of its topics.",
    setting: "documentedOnly",
  },
  order: {
    section: "6/order",
    missing: "the delivery order",
    assumption: "None is promised: receivers must take notifications in any order.",
    setting: null,
  },
  "other-status": {
    section: "7.3",
    missing: "the handling of status codes other than 200",
    assumption:
      "Neither success nor failure: the verdict is unspecified, and the notification counts as lost.",
    setting: null,
  },
  "error-bodies": {
    section: "7.4",
    missing: "error codes and error bodies",
    assumption: "The platform reads only the status.",
    setting: null,
  },
  timeout: {
    section: "8.2",
    missing: "the response time-out",
    assumption: "Ten seconds for everything, from connecting to the end of the answer's head.",
    setting: "timeoutMs",
  },
  limits: {
    section: "8.2",
    missing: "rate limits and body size limits",
    assumption: "Four deliveries at once; bodies of up to some hundred kilobytes.",
    setting: null,
  },
  versioning: {
    section: "9/versioning",
    missing: "how payloads and the interface are versioned",
    assumption: "They are not; receivers should tolerate fields that they do not know.",
    setting: null,
  },
} as const satisfies Record<string, Gap>;

export type GapId = keyof typeof gaps;
