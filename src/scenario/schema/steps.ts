import type { FileSchema } from "../../yaml/conform.ts";
import { duration, member, namePattern, text } from "./parts.ts";
import { sending } from "./sending.ts";

const topic: FileSchema = { $ref: "#/$defs/topic" };
const step = { title: { ...text, description: "What the step tells, for the report." } } as const;

/** The kinds of steps, each told by its first key. */
export const stepDefinitions: Readonly<Record<string, FileSchema>> = {
  do: {
    description: "The platform acts; the lifecycle decides what is sent.",
    type: "object",
    required: ["do"],
    additionalProperties: false,
    properties: {
      do: {
        type: "string",
        pattern: String.raw`^[\p{L}_][\p{L}\p{N}_-]*(\[\d+\])?\.[a-z]+$`,
        "x-expected": "a member of the cast and an action, such as ticket.process",
      },
      sends: {
        type: "array",
        items: topic,
        description: "The topics that must be due, in the order in which they are sent.",
      },
      ...step,
      ...sending,
    },
  },
  send: {
    description: "Sends any topic, whatever the lifecycle says.",
    type: "object",
    required: ["send"],
    additionalProperties: false,
    properties: {
      send: topic,
      of: { ...member, description: "Whom or what it is about; somebody new if absent." },
      ...step,
      ...sending,
    },
  },
  wait: {
    description: "Lets simulated time pass, and real time as the pace says.",
    type: "object",
    required: ["wait"],
    additionalProperties: false,
    properties: { wait: duration, ...step },
  },
  probe: {
    description: "Asks whether the notifications had their effect, until it holds or time is up.",
    type: "object",
    required: ["probe"],
    additionalProperties: false,
    properties: {
      probe: { anyOf: [{ $ref: "#/$defs/httpProbe" }, { $ref: "#/$defs/commandProbe" }] },
      needs: {
        type: "string",
        pattern: namePattern,
        "x-expected": "the name of a variable",
        description: "A variable without which the probe is left out.",
      },
      ...step,
    },
  },
  include: {
    description: "Puts the steps of another file here; the file is in this file's folder or below.",
    type: "object",
    required: ["include"],
    additionalProperties: false,
    properties: { include: { ...text, examples: ["parts/take-up-a-ticket.yaml"] } },
  },
};
