import type { Topic } from "../contract/topics.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import type { StyleId } from "../wire/style.ts";
import { millisecondsOf } from "../yaml/duration.ts";
import type { Expectation, ExpectedVerdict, Sending, Source, Step, Until } from "./format.ts";

/** A step of the file, whose shape the schema has vouched for, as the player wants it. Includes are resolved before. */
export function parseStep(step: JsonObject, source: Source): Step {
  const common = { title: textOf(step["title"]), source };
  if (typeof step["do"] === "string") {
    const dot = step["do"].lastIndexOf(".");
    const sends = step["sends"] === undefined ? null : (listOf(step["sends"]) as readonly Topic[]);
    return {
      kind: "do",
      ...common,
      ...sendingOf(step),
      who: step["do"].slice(0, dot),
      action: step["do"].slice(dot + 1),
      sends,
    };
  }
  if (step["send"] !== undefined) {
    return {
      kind: "send",
      ...common,
      ...sendingOf(step),
      topic: step["send"] as Topic,
      of: textOf(step["of"]),
    };
  }
  if (step["wait"] !== undefined)
    return { kind: "wait", ...common, ms: millisecondsOf(String(step["wait"])) };

  const probe = isObject(step["probe"]) ? step["probe"] : {};
  return {
    kind: "probe",
    ...common,
    question:
      probe["run"] === undefined
        ? { get: String(probe["get"]), headers: (probe["headers"] ?? {}) as Readonly<Record<string, string>> }
        : { run: listOf(probe["run"]) },
    until: untilOf(isObject(probe["until"]) ? probe["until"] : {}),
    withinMs: msOf(probe["within"]) ?? 5000,
    everyMs: msOf(probe["every"]) ?? 100,
    needs: textOf(step["needs"]),
  };
}

function sendingOf(step: JsonObject): Sending {
  return {
    by: textOf(step["by"]),
    with: isObject(step["with"]) ? step["with"] : {},
    null: listOf(step["null"]),
    omit: listOf(step["omit"]),
    style: textOf(step["style"]) as StyleId | null,
    signature: textOf(step["signature"]),
    expect: expectationOf(step["expect"]),
    times: numberOf(step["times"]) ?? 1,
    parallel: numberOf(step["parallel"]) ?? 1,
    at: textOf(step["at"]),
  };
}

function expectationOf(value: Json | undefined): Expectation | null {
  if (typeof value === "string") return { verdict: value as ExpectedVerdict, status: null, withinMs: null };
  if (!isObject(value)) return null;
  const status = value["status"];
  return {
    verdict: textOf(value["verdict"]) as ExpectedVerdict | null,
    status: status === undefined ? null : ([status].flat() as readonly number[]),
    withinMs: msOf(value["within"]),
  };
}

function untilOf(value: JsonObject): Until {
  const where = isArray(value["where"]) ? value["where"].filter(isObject) : [];
  return {
    status: numberOf(value["status"]),
    exit: numberOf(value["exit"]),
    body: value["body"],
    text: textOf(value["text"]),
    where: where.map((rule) => ({
      path: String(rule["path"]),
      is: rule["is"],
      count: numberOf(rule["count"]),
    })),
  };
}

function textOf(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function msOf(value: Json | undefined): number | null {
  return typeof value === "string" ? millisecondsOf(value) : null;
}

function listOf(value: Json | undefined): readonly string[] {
  return isArray(value) ? value.map(String) : [];
}
