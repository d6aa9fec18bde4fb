import type { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import type { YamlFile } from "../yaml/read.ts";
import { configRows } from "./config-rows.ts";
import { settingRows } from "./setting-rows.ts";
import { mistakesOf } from "./shape-mistakes.ts";
import type { Mistake } from "./shape-mistakes.ts";
import type { ValueShape } from "./value-shape.ts";

/** A row, or a whole check, that is known to fail and does not fail the run until it passes. */
export interface KnownFailure {
  readonly check: string;
  readonly case?: string;
  readonly reason: string;
}

const shapes = new Map<string, ValueShape>([
  ...Object.entries(configRows).map(([name, { shape }]): [string, ValueShape] => [name, shape]),
  ...Object.values(settingRows).map(({ name, shape }): [string, ValueShape] => [name, shape]),
]);
const listKey = "known-failures";
/** Keys that another part of hookproof reads, with `Config.read`. */
const foreignKeys = ["observe"];
const allKeys = [...shapes.keys(), listKey, ...foreignKeys];

/** Checks a parsed hookproof.yaml; throws the first mistake, with the others as an AggregateError for its cause. */
export function checkConfig(yaml: YamlFile): {
  readonly values: JsonObject;
  readonly knownFailures: readonly KnownFailure[];
} {
  const value = yaml.value ?? {};
  if (!isObject(value)) throw yaml.mistake("", "hookproof.yaml is a list of keys with values.");
  const mistakes = Object.entries(value).flatMap(([key, entry]) => entryMistakes(key, entry));
  const [first, ...rest] = mistakes.map((mistake) => errorOf(yaml, mistake));
  if (first !== undefined) {
    if (rest.length > 0) first.cause = new AggregateError(rest);
    throw first;
  }
  const { [listKey]: known, ...values } = value;
  return { values, knownFailures: (known ?? []) as unknown as readonly KnownFailure[] };
}

function entryMistakes(key: string, value: Json): readonly Mistake[] {
  const pointer = `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  if (key === listKey) return knownFailureMistakes(value);
  if (foreignKeys.includes(key)) return [];
  const shape = shapes.get(key);
  if (shape !== undefined) return mistakesOf(shape, value, pointer);
  const hint =
    key === "secret"
      ? "Keep it out of the file: use secret-file, or HOOKPROOF_SECRET."
      : didYouMean(key, allKeys);
  return [{ pointer, part: "key", message: `There is no key "${key}".`, hint }];
}

function knownFailureMistakes(list: Json): readonly Mistake[] {
  if (!isArray(list)) return [{ pointer: `/${listKey}`, message: "This must be a list." }];
  return list.flatMap((row, index) => {
    const pointer = `/${listKey}/${index}`;
    if (!isObject(row)) return [{ pointer, message: "This must have the keys check and reason." }];
    const allowed = ["check", "case", "reason"];
    const unknown = Object.keys(row).filter((key) => !allowed.includes(key));
    const missing = ["check", "reason"].filter((key) => typeof row[key] !== "string" || row[key] === "");
    return [
      ...unknown.map((key): Mistake => ({
        pointer: `${pointer}/${key}`,
        part: "key",
        message: `There is no key "${key}".`,
        hint: didYouMean(key, allowed),
      })),
      ...missing.map((key): Mistake => ({
        pointer: `${pointer}/${key}`,
        message: `The key "${key}" must be a text.`,
      })),
      ...(row["case"] !== undefined && typeof row["case"] !== "string"
        ? [{ pointer: `${pointer}/case`, message: "This must be a text." }]
        : []),
    ];
  });
}

function errorOf(yaml: YamlFile, { pointer, message, hint, part }: Mistake): HookproofError {
  return yaml.mistake(pointer, message, {
    ...(hint === undefined ? {} : { hint }),
    ...(part === undefined ? {} : { part }),
  });
}

function didYouMean(word: string, candidates: readonly string[]): string {
  const close = nearest(word, candidates);
  return close === undefined ? `The keys are ${candidates.join(", ")}.` : `Did you mean ${close}?`;
}
