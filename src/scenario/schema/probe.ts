import type { FileSchema } from "../../yaml/conform.ts";
import { duration, status, text } from "./parts.ts";

const expectations = {
  body: {
    description: "What the JSON of the answer must hold: objects may have more keys, lists more items.",
  },
  text: { ...text, description: "A part of the answer's text." },
  where: {
    type: "array",
    minItems: 1,
    description: "Paths into the JSON of the answer.",
    items: {
      type: "object",
      required: ["path"],
      additionalProperties: false,
      properties: {
        path: { ...text, description: "RFC 9535 JSONPath.", examples: ["$.tickets[?@.state == 'closed']"] },
        is: { description: "At least one value at the path must hold this." },
        count: { type: "integer", minimum: 0, description: "How many values the path must find." },
      },
    },
  },
} as const satisfies Record<string, FileSchema>;

const patience = {
  within: { ...duration, description: "How long to go on asking; 5s if absent." },
  every: { ...duration, description: "How often to ask; 100ms if absent." },
} as const;

/** The two ways to ask. */
export const probeDefinitions: Readonly<Record<string, FileSchema>> = {
  httpProbe: {
    description: "Asks the receiver's own HTTP API.",
    type: "object",
    required: ["get", "until"],
    additionalProperties: false,
    properties: {
      get: { ...text, examples: ["http://127.0.0.1:3000/tickets/${ticket.businessId}"] },
      headers: { type: "object", additionalProperties: { type: "string" } },
      until: {
        type: "object",
        minProperties: 1,
        additionalProperties: false,
        properties: { status, ...expectations },
      },
      ...patience,
    },
  },
  commandProbe: {
    description:
      "Runs a command, such as a database client; its output is the answer. Needs --allow-commands.",
    type: "object",
    required: ["run", "until"],
    additionalProperties: false,
    properties: {
      run: { type: "array", items: text, minItems: 1, description: "Program and arguments; no shell." },
      until: {
        type: "object",
        minProperties: 1,
        additionalProperties: false,
        properties: { exit: { type: "integer", minimum: 0, maximum: 255 }, ...expectations },
      },
      ...patience,
    },
  },
};
