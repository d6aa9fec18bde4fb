import type { FileSchema } from "../../yaml/conform.ts";
import { durationPattern } from "../../yaml/duration.ts";

/** Names of cast members and variables. */
export const namePattern = String.raw`^[\p{L}_][\p{L}\p{N}_-]*$`;

/** Some text, not empty. */
export const text = { type: "string", minLength: 1 } as const;
/** What may stand in a notification. */
export const anything: FileSchema = {
  description: "Any value; texts may hold references such as ${ticket.businessId}.",
};
/** JSON pointers in a notification. */
export const pointers: FileSchema = {
  type: "array",
  items: { ...text, examples: ["/cdr/wait_time"] },
  minItems: 1,
};
/** A span of time with its unit. */
export const duration: FileSchema = {
  type: "string",
  pattern: durationPattern,
  "x-expected": "a time with its unit, such as 500ms, 2s or 5m",
};
/** A member of the cast, or one of its group. */
export const member: FileSchema = {
  type: "string",
  pattern: String.raw`^[\p{L}_][\p{L}\p{N}_-]*(\[\d+\])?$`,
  "x-expected": "the name of somebody or something in the cast, such as ticket or tickets[0]",
};
/** A status code. */
export const status: FileSchema = { type: "integer", minimum: 0, maximum: 999 };
