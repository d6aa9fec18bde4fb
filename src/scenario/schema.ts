import { topicNames } from "../contract/topics.ts";
import { styleIds } from "../wire/style.ts";
import { links, roleNames } from "../world/roles.ts";
import type { FileSchema } from "../yaml/conform.ts";
import { durationPattern } from "../yaml/duration.ts";

/** Names of cast members and variables. */
export const namePattern = String.raw`^[\p{L}_][\p{L}\p{N}_-]*$`;

const text = { type: "string", minLength: 1 } as const;
const anything: FileSchema = {
  description: "Any value; texts may hold references such as ${ticket.businessId}.",
};
const topic: FileSchema = { $ref: "#/$defs/topic" };
const pointers: FileSchema = { type: "array", items: { ...text, examples: ["/cdr/wait_time"] }, minItems: 1 };
const duration: FileSchema = {
  type: "string",
  pattern: durationPattern,
  "x-expected": "a time with its unit, such as 500ms, 2s or 5m",
};
const member: FileSchema = {
  type: "string",
  pattern: String.raw`^[\p{L}_][\p{L}\p{N}_-]*(\[\d+\])?$`,
  "x-expected": "the name of somebody or something in the cast, such as ticket or tickets[0]",
};
const step = { title: { ...text, description: "What the step tells, for the report." } } as const;
const status: FileSchema = { type: "integer", minimum: 0, maximum: 999 };
const verdicts = ["acknowledged", "unspecified", "failed", "refused"] as const;

const shared: Readonly<Record<string, FileSchema>> = {
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

const sending = {
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

const steps: Readonly<Record<string, FileSchema>> = {
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

/** JSON Schema of a scenario file, published as `schemas/scenario.schema.json` so that editors complete it. */
export function scenarioSchema(): FileSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://hookproof.dev/schemas/scenario.schema.json",
    title: "hookproof scenario",
    description: "A story that the platform tells to a receiver.",
    type: "object",
    required: ["title", "steps"],
    additionalProperties: false,
    properties: {
      title: { ...text, description: "One sentence: what happens." },
      about: { ...text, description: "Why the story matters to a receiver." },
      seed: { type: "integer", minimum: 0, description: "Decides everything that the story does not fix." },
      pace: { $ref: "#/$defs/pace" },
      subscriptions: {
        type: "array",
        minItems: 1,
        items: { enum: [...topicNames, ...kindWildcards()] },
        description: "The topics that the enterprise has subscribed to; what else is due is not sent.",
      },
      variables: {
        type: "object",
        propertyNames: { pattern: namePattern, "x-expected": "a name: letters, digits, - and _" },
        additionalProperties: { anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }] },
        description: "Names with defaults, for ${name}; the command line may set them.",
      },
      cast: { $ref: "#/$defs/cast" },
      steps: { $ref: "#/$defs/steps" },
    },
    $defs: {
      pace: {
        description: "real, fast (no waiting), or how many times faster than real.",
        anyOf: [
          { enum: ["real", "fast"], type: "string" },
          { type: "number", exclusiveMinimum: 0 },
        ],
      },
      cast: {
        type: "object",
        propertyNames: { pattern: namePattern, "x-expected": "a name: letters, digits, - and _" },
        additionalProperties: { $ref: "#/$defs/member" },
        description: "Who and what occurs in the story.",
      },
      member: {
        type: "object",
        required: ["is"],
        additionalProperties: false,
        properties: {
          is: { enum: roleNames },
          with: sending.with,
          ...Object.fromEntries(
            links.map((link) => [
              link,
              { ...member, description: `The ${link} in the cast; groups are paired off.` },
            ]),
          ),
          state: { ...text, description: "Where it stands in its lifecycle when the story begins." },
          count: {
            type: "integer",
            minimum: 1,
            maximum: 1000,
            description: "Makes a group: name[0], name[1], …",
          },
        },
      },
      steps: {
        type: "array",
        minItems: 1,
        items: { anyOf: Object.keys(steps).map((name) => ({ $ref: `#/$defs/${name}` as const })) },
      },
      ...steps,
      ...shared,
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
    },
  };
}

/** JSON Schema of a file that a scenario includes: steps, and the cast that they bring. */
export function fragmentSchema(): FileSchema {
  const { properties = {}, ...schema } = scenarioSchema();
  const { title = {}, about = {}, cast = {}, steps: list = {} } = properties;
  return { ...schema, required: ["steps"], properties: { title, about, cast, steps: list } };
}

function kindWildcards(): readonly string[] {
  return [...new Set(topicNames.map((name) => `${name.slice(0, name.indexOf("."))}.*`))];
}
