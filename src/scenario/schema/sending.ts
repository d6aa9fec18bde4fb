import { topicNames } from "../../contract/topics.ts";
import { styleIds } from "../../wire/style.ts";
import type { FileSchema } from "../../yaml/conform.ts";
import { anything, duration, member, pointers, status, text } from "./parts.ts";

const verdicts = ["acknowledged", "unspecified", "failed", "refused"] as const;

/** What the modifiers refer to, once for all steps. */
export const sendingDefinitions: Readonly<Record<string, FileSchema>> = {
  topic: { enum: topicNames },
  style: { enum: styleIds, description: "How the notification is written as bytes." },
  expect: {
    description:
      "What is expected of the receiver; acknowledged if absent, refused where the signature is not right.",
    anyOf: [
      { enum: verdicts, type: "string" },
      {
        type: "object",
        minProperties: 1,
        additionalProperties: false,
        properties: {
          verdict: { enum: verdicts },
          status: { anyOf: [status, { type: "array", items: status, minItems: 1 }] },
          within: { ...duration, description: "Until the status is there." },
        },
      },
    ],
  },
};

/** The modifiers of a step that sends. */
export const sending = {
  by: { ...member, description: "The agent who does it; a group takes turns." },
  with: {
    type: "object",
    additionalProperties: anything,
    description: "Fixes fields of the business data. null is sent as null.",
  },
  null: { ...pointers, description: "JSON pointers in the notification whose value is null." },
  omit: { ...pointers, description: "JSON pointers in the notification that are left out." },
  style: { $ref: "#/$defs/style" },
  signature: {
    ...text,
    description:
      "In place of the right signature: missing, empty, wrong, or any text as it is. The receiver is then expected to refuse.",
    examples: ["wrong"],
  },
  expect: { $ref: "#/$defs/expect" },
  times: { type: "integer", minimum: 1, maximum: 10_000, description: "How often the step happens." },
  parallel: {
    type: "integer",
    minimum: 2,
    maximum: 64,
    description: "How many notifications are on their way at once; one after another if absent.",
  },
  at: {
    type: "string",
    pattern: String.raw`^([+-]\d+(\.\d+)?(ms|s|m|h)|\d{2}:\d{2}(:\d{2})?|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2}))$`,
    "x-expected":
      "a moment: +30s or -5m from the step before, 09:30 on the story's day, or 2021-04-01T09:30:00+08:00",
    description:
      "The simulated moment of everything that the step sends; one second after the step before if absent.",
  },
} as const satisfies Record<string, FileSchema>;
