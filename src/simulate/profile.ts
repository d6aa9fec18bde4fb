import { readFile } from "node:fs/promises";
import { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import type { FileSchema } from "../yaml/conform.ts";
import { conform } from "../yaml/conform.ts";
import { durationPattern, millisecondsOf } from "../yaml/duration.ts";
import { readYaml } from "../yaml/read.ts";

/** What customers come with. */
export const matterNames = ["chat", "call", "robot-call", "ticket", "edit"] as const;

export type MatterName = (typeof matterNames)[number];

/** How the enterprise's day goes: rates and probabilities. */
export interface Profile {
  readonly title: string;
  /** Opening hours on the enterprise's clock, in minutes of the day, and the share of customers who come outside of them. */
  readonly hours: { readonly from: number; readonly to: number; readonly outside: number };
  /** Weights of what customers come with. */
  readonly mix: Readonly<Record<MatterName, number>>;
  /** Probabilities, 0 … 1. */
  readonly chances: Readonly<Record<Chance, number>>;
  /** Shortest and longest, in milliseconds. */
  readonly lengths: Readonly<Record<Length, readonly [min: number, max: number]>>;
}

const chances = {
  returning: [0.4, "It is a customer who has been here before."],
  known: [0.4, "Somebody who comes for the first time is a customer already."],
  abandoned: [0.12, "The customer leaves before an agent comes."],
  transferred: [0.1, "A second agent takes over the conversation."],
  converted: [0.5, "A visitor becomes a customer during the conversation."],
  summarized: [0.7, "The agent sums up the conversation."],
  "followed-up": [0.15, "A ticket comes of it."],
  waiting: [0.3, "A ticket waits for its customer in between."],
  reopened: [0.12, "A closed ticket is reopened."],
  deleted: [0.2, "An edit deletes the customer."],
} as const;

const lengths = {
  queue: [1000, 8000, "Until an agent comes."],
  chat: [5000, 45_000, "How long a conversation is served."],
  call: [3000, 30_000, "Between two calls of a customer; the record's own durations are made up."],
  reply: [3000, 20_000, "Until the next thing happens to a ticket."],
} as const;

type Chance = keyof typeof chances;
type Length = keyof typeof lengths;

/** An ordinary day; what a profile file does not say stays as it is here. */
export const ordinaryDay: Profile = {
  title: "An ordinary day",
  hours: { from: 9 * 60, to: 18 * 60, outside: 1 },
  mix: { chat: 50, call: 22, "robot-call": 10, ticket: 14, edit: 10 },
  chances: mapped(chances, ([value]) => value),
  lengths: mapped(lengths, ([min, max]) => [min, max] as const),
};

/** JSON Schema of a profile file, published as `schemas/profile.schema.json`. */
export function profileSchema(): FileSchema {
  const probability = { type: "number", minimum: 0, maximum: 1 } as const;
  const clock: FileSchema = {
    type: "string",
    pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$`,
    "x-expected": "a time of day, such as 09:00",
  };
  const span: FileSchema = {
    type: "string",
    pattern: durationPattern,
    "x-expected": "a time with its unit, such as 500ms, 2s or 5m",
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://unpkg.com/hookproof/schemas/profile.schema.json",
    title: "hookproof profile",
    description: "How the simulated enterprise's day goes; what is absent is as on an ordinary day.",
    type: "object",
    additionalProperties: false,
    properties: {
      title: { type: "string", minLength: 1 },
      hours: {
        type: "object",
        additionalProperties: false,
        required: ["from", "to"],
        description: "Opening hours on the enterprise's clock.",
        properties: {
          from: clock,
          to: clock,
          outside: {
            ...probability,
            description: "Share of customers who come outside of them; 1 for no office hours.",
          },
        },
      },
      mix: {
        type: "object",
        additionalProperties: false,
        description: "Weights of what customers come with.",
        properties: Object.fromEntries(matterNames.map((name) => [name, { type: "number", minimum: 0 }])),
      },
      chances: {
        type: "object",
        additionalProperties: false,
        description: "Probabilities.",
        properties: mapped(chances, ([value, description]) => ({
          ...probability,
          description,
          default: value,
        })),
      },
      lengths: {
        type: "object",
        additionalProperties: false,
        description: "Shortest and longest times.",
        properties: mapped(lengths, ([, , description]) => ({
          type: "array" as const,
          items: span,
          minItems: 2,
          description,
        })),
      },
    },
  };
}

/** @throws HookproofError `bad-config` with place and code frame */
export async function readProfile(path: string): Promise<Profile> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    throw new HookproofError("bad-config", `The profile ${path} cannot be read`, { cause });
  }
  const file = readYaml(bytes, path, "bad-config");
  conform(file, profileSchema());
  const given = isObject(file.value) ? file.value : {};
  const hours = part(given, "hours");
  const profile: Profile = {
    title: typeof given["title"] === "string" ? given["title"] : ordinaryDay.title,
    hours: {
      from: minutesOfDay(hours["from"]) ?? ordinaryDay.hours.from,
      to: minutesOfDay(hours["to"]) ?? ordinaryDay.hours.to,
      outside: numberOr(hours["outside"], given["hours"] === undefined ? ordinaryDay.hours.outside : 0.1),
    },
    mix: mapped(ordinaryDay.mix, (value, name) => numberOr(part(given, "mix")[name], value)),
    chances: mapped(ordinaryDay.chances, (value, name) => numberOr(part(given, "chances")[name], value)),
    lengths: mapped(ordinaryDay.lengths, (value, name) => spanOr(part(given, "lengths")[name], value)),
  };
  if (Object.values(profile.mix).every((weight) => weight === 0))
    throw file.mistake("/mix", "Nobody would ever come: every weight is 0");
  for (const [name, [min, max]] of Object.entries(profile.lengths)) {
    if (min > max) throw file.mistake(`/lengths/${name}`, "The shortest is longer than the longest");
  }
  return profile;
}

function part(given: JsonObject, name: string): JsonObject {
  const value = given[name];
  return isObject(value) ? value : {};
}

function numberOr(value: Json | undefined, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function spanOr(value: Json | undefined, otherwise: readonly [number, number]): readonly [number, number] {
  if (!isArray(value)) return otherwise;
  const [min, max] = value.map((span) => millisecondsOf(String(span)));
  return [min ?? otherwise[0], max ?? otherwise[1]];
}

function minutesOfDay(value: Json | undefined): number | null {
  return typeof value === "string" ? Number(value.slice(0, 2)) * 60 + Number(value.slice(3)) : null;
}

function mapped<Name extends string, Value, Result>(
  record: Readonly<Record<Name, Value>>,
  make: (value: Value, name: Name) => Result,
): Record<Name, Result> {
  const entries = Object.entries(record) as [Name, Value][];
  return Object.fromEntries(entries.map(([name, value]) => [name, make(value, name)])) as Record<
    Name,
    Result
  >;
}
