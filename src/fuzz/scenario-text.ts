import { stringify } from "yaml";
import { topics } from "../contract/topics.ts";
import type { Settings } from "../contract/settings.ts";
import { jsonOf } from "../json/json-of.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isObject, objectOf } from "../json/json.ts";
import { parseTree } from "../json/parse-tree.ts";
import { getAt, pointerOf, tokensOf } from "../json/pointer.ts";
import type { Request } from "../wire/request.ts";
import type { Discovery } from "./discovery.ts";
import type { Change } from "./mutation.ts";
import { isForged } from "./trial.ts";
import type { TrialStep } from "./trial.ts";

/**
 * A discovery as a story for `hookproof play`: the same changes to notifications of the story's own people. Null where a
 * story cannot say it: bytes that are no notification, their pace, ids that are equal on purpose.
 */
export function scenarioText(discovery: Discovery, settings: Settings): string | null {
  const { trial, outcome, reads } = discovery;
  const steps = trial.steps.map((step, index) => stepOf(step, outcome.deliveries[index]?.request, settings));
  if (steps.some((step) => step === null)) return null;
  const verdict = isForged(trial) ? "refused" : "acknowledged";
  const story = {
    title: `Fuzzing: ${reads}`,
    steps: steps.map((step, index) => (index === steps.length - 1 ? { ...step, expect: { verdict } } : step)),
  };
  return `# yaml-language-server: $schema=https://unpkg.com/hookproof/schemas/scenario.schema.json\n${stringify(story, { lineWidth: 110 })}`;
}

function stepOf(
  { topic, mutations }: TrialStep,
  request: Request | undefined,
  settings: Settings,
): JsonObject | null {
  const step: Record<string, Json> = { send: topic };
  const nulls: string[] = [];
  const omitted: string[] = [];
  const root = pointerOf([settings.bodyKeys[topics[topic].kind]]);
  const sent = request === undefined ? null : jsonOf(parseTree(request.body));
  let fields: JsonObject = {};
  for (const { change } of mutations) {
    if (change.do === "set" && change.value === null) nulls.push(change.at);
    else if (change.do === "omit") omitted.push(change.at);
    else if (change.do === "style") step["style"] = change.style;
    else if (change.do === "repeat") step["times"] = change.times;
    else if (change.do === "tamper") {
      const signature = signatureOf(change);
      if (signature === null) return null;
      step["signature"] = signature;
    } else if (change.do === "set" && isWithin(change.at, root))
      fields = patched(fields, tokensOf(change.at.slice(root.length)), sent, root);
    else return null;
  }
  if (Object.keys(fields).length > 0) step["with"] = fields;
  if (nulls.length > 0) step["null"] = nulls;
  if (omitted.length > 0) step["omit"] = omitted;
  return step;
}

/** Names that a YAML story must not have as keys. */
const refusedNames = new Set(["__proto__", "constructor", "prototype"]);

function isWithin(pointer: string, root: string): boolean {
  return pointer.startsWith(`${root}/`) && !tokensOf(pointer).some((token) => refusedNames.has(token));
}

/** The patch that also puts what was sent at a place; a list is put as a whole, since a patch cannot reach into one. */
function patched(patch: JsonObject, tokens: readonly string[], sent: Json, root: string): JsonObject {
  const inside = (at: JsonObject, depth: number): JsonObject => {
    const token = tokens[depth] ?? "";
    const found = sent === null ? undefined : getAt(sent, root + pointerOf(tokens.slice(0, depth + 1)));
    const before = Object.hasOwn(at, token) ? at[token] : undefined;
    const value =
      isObject(found) && depth < tokens.length - 1
        ? inside(isObject(before) ? before : {}, depth + 1)
        : (found ?? null);
    return objectOf([...Object.entries(at).filter(([key]) => key !== token), [token, value]]);
  };
  return inside(patch, 0);
}

function signatureOf({ tampering }: Extract<Change, { do: "tamper" }>): string | null {
  if (tampering.signedBody !== undefined || tampering.signature === undefined) return null;
  if (tampering.signature === null) return "missing";
  return tampering.signature === "" ? "empty" : "wrong";
}
