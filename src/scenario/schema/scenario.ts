import { topicNames } from "../../contract/topics.ts";
import { links, roleNames } from "../../world/roles.ts";
import type { FileSchema } from "../../yaml/conform.ts";
import { member, namePattern, text } from "./parts.ts";
import { probeDefinitions } from "./probe.ts";
import { sending, sendingDefinitions } from "./sending.ts";
import { stepDefinitions } from "./steps.ts";

/** JSON Schema of a scenario file, published as `schemas/scenario.schema.json` so that editors complete it. */
export function scenarioSchema(): FileSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://unpkg.com/hookproof/schemas/scenario.schema.json",
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
        items: { anyOf: Object.keys(stepDefinitions).map((name) => ({ $ref: `#/$defs/${name}` as const })) },
      },
      ...stepDefinitions,
      ...sendingDefinitions,
      ...probeDefinitions,
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
