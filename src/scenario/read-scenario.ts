import { readFile, realpath } from "node:fs/promises";
import { basename } from "node:path";
import type { Topic } from "../contract/topics.ts";
import { topicNames } from "../contract/topics.ts";
import { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { pointerOf } from "../json/pointer.ts";
import type { RoleName } from "../world/roles.ts";
import { conform } from "../yaml/conform.ts";
import { readYaml } from "../yaml/read.ts";
import type { YamlFile } from "../yaml/read.ts";
import { containedPath } from "./contained-path.ts";
import type { Member, Pace, Scenario, Step } from "./format.ts";
import { parseStep } from "./parse-step.ts";
import { fragmentSchema, scenarioSchema } from "./schema/scenario.ts";

/**
 * Reads a scenario and what it includes.
 * @throws HookproofError `bad-scenario` with place and code frame for whatever is not of the format
 */
export async function readScenario(path: string): Promise<Scenario> {
  const file = readYaml(await bytesOf(path), path, "bad-scenario");
  conform(file, scenarioSchema());
  const content = isObject(file.value) ? file.value : {};
  const parts = await partsOf(file, content, { above: [await realpath(path)], includes: { count: 0 } });
  return {
    name: basename(path).replace(/\.ya?ml$/, ""),
    title: String(content["title"]),
    about: typeof content["about"] === "string" ? content["about"] : null,
    seed: typeof content["seed"] === "number" ? content["seed"] : null,
    pace: (content["pace"] ?? null) as Pace | null,
    subscriptions: isArray(content["subscriptions"]) ? subscribed(content["subscriptions"]) : null,
    variables: (content["variables"] ?? {}) as Scenario["variables"],
    cast: parts.cast,
    steps: parts.steps,
    source: { file, pointer: "" },
  };
}

/** Files that one scenario may include, counted each time: includes of includes could otherwise grow without end. */
const maxIncludes = 100;

interface Reading {
  /** Real paths of the files that include this one. */
  readonly above: readonly string[];
  readonly includes: { count: number };
}

interface Parts {
  readonly cast: readonly Member[];
  readonly steps: readonly Step[];
}

async function partsOf(file: YamlFile, content: JsonObject, reading: Reading): Promise<Parts> {
  const cast = Object.entries(isObject(content["cast"]) ? content["cast"] : {}).map(([name, member]) =>
    memberOf(name, isObject(member) ? member : {}, file),
  );
  const steps: Step[] = [];
  for (const [index, step] of (isArray(content["steps"]) ? content["steps"] : []).entries()) {
    if (!isObject(step)) continue;
    const pointer = `/steps/${index}`;
    if (typeof step["include"] !== "string") {
      steps.push(parseStep(step, { file, pointer }));
      continue;
    }
    const part = await included(file, `${pointer}/include`, step["include"], reading);
    for (const member of part.cast) {
      if (cast.some(({ name }) => name === member.name)) {
        throw file.mistake(
          `${pointer}/include`,
          `${step["include"]} brings ${member.name}, who is in the cast already`,
        );
      }
      cast.push(member);
    }
    steps.push(...part.steps);
  }
  return { cast, steps };
}

async function included(file: YamlFile, pointer: string, include: string, reading: Reading): Promise<Parts> {
  const found = await containedPath(include, file.file);
  if ("refused" in found) throw file.mistake(pointer, found.refused);
  if (++reading.includes.count > maxIncludes)
    throw file.mistake(pointer, `The scenario includes more than ${maxIncludes} files`);
  if (reading.above.includes(found.path)) throw file.mistake(pointer, `${include} includes itself`);
  const part = readYaml(await bytesOf(found.path), found.path, "bad-scenario");
  conform(part, fragmentSchema());
  return partsOf(part, isObject(part.value) ? part.value : {}, {
    ...reading,
    above: [...reading.above, found.path],
  });
}

function memberOf(name: string, member: JsonObject, file: YamlFile): Member {
  const textOf = (key: string) => (typeof member[key] === "string" ? member[key] : null);
  return {
    name,
    is: member["is"] as RoleName,
    with: isObject(member["with"]) ? member["with"] : {},
    customer: textOf("customer"),
    agent: textOf("agent"),
    state: textOf("state"),
    count: typeof member["count"] === "number" ? member["count"] : null,
    source: { file, pointer: pointerOf(["cast", name]) },
  };
}

function subscribed(patterns: readonly Json[]): readonly Topic[] {
  return topicNames.filter((topic) =>
    patterns.some((pattern) => pattern === topic || pattern === `${topic.slice(0, topic.indexOf("."))}.*`),
  );
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new HookproofError("bad-scenario", `${path} cannot be read`, { cause });
  }
}
