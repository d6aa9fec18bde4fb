import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import { millisecondsOf } from "../yaml/duration.ts";
import type { ValueShape } from "./value-shape.ts";

/** Something wrong in hookproof.yaml. */
export interface Mistake {
  /** JSON pointer of the value, or of what should be there. */
  readonly pointer: string;
  /** `key` where the name itself is wrong. */
  readonly part?: "key";
  readonly message: string;
  readonly hint?: string | undefined;
}

/** What is wrong with a value; nothing where the schema of `schemaOfShape` would accept it. */
export function mistakesOf(shape: ValueShape, value: Json, pointer: string): readonly Mistake[] {
  switch (shape.is) {
    case "text":
      if (typeof value !== "string" || value === "")
        return [{ pointer, message: "This must be a text.", hint: quoteHint(value) }];
      if (shape.pattern !== undefined && !new RegExp(shape.pattern, "u").test(value))
        return [{ pointer, message: `This cannot be "${value}": it must match ${shape.pattern}.` }];
      return [];
    case "choice":
      return choiceMistakes(shape.of, value, pointer);
    case "flag":
      return typeof value === "boolean" ? [] : [{ pointer, message: "This must be true or false." }];
    case "duration":
      if (typeof value === "string" && !Number.isNaN(millisecondsOf(value))) return [];
      return [
        { pointer, message: "This must be a time with its unit.", hint: "Write 500ms, 10s, 2m or 1h." },
      ];
    case "whole":
      if (typeof value === "number" && Number.isInteger(value) && value >= shape.least) return [];
      return [{ pointer, message: `This must be a whole number from ${shape.least} up.` }];
    case "words":
      if (!isArray(value))
        return [{ pointer, message: "This must be a list.", hint: "Write [one, two], or a line for each." }];
      return value.flatMap((word, index) => {
        const item: ValueShape = shape.of === undefined ? { is: "text" } : { is: "choice", of: shape.of };
        return mistakesOf(item, word, `${pointer}/${index}`);
      });
    case "pairs":
      if (!isObject(value)) return [{ pointer, message: "This must be a list of names with texts." }];
      return Object.entries(value).flatMap(([key, text]) => {
        const below = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
        if (shape.keys !== undefined && !shape.keys.includes(key))
          return [
            {
              pointer: below,
              part: "key" as const,
              message: `There is no key "${key}" here.`,
              hint: oneOfHint(key, shape.keys),
            },
          ];
        return mistakesOf(
          { is: "text", ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }) },
          text,
          below,
        );
      });
  }
}

function choiceMistakes(allowed: readonly string[], value: Json, pointer: string): readonly Mistake[] {
  if (typeof value === "string" && allowed.includes(value)) return [];
  return [
    {
      pointer,
      message: `This cannot be ${JSON.stringify(String(value))}.`,
      hint: oneOfHint(String(value), allowed),
    },
  ];
}

function oneOfHint(word: string, allowed: readonly string[]): string {
  const close = nearest(word, allowed);
  return close === undefined ? `It can be ${allowed.join(", ")}.` : `Did you mean ${close}?`;
}

function quoteHint(value: Json): string | undefined {
  return typeof value === "number" || typeof value === "bigint" || typeof value === "boolean"
    ? `Write "${value}" for the text.`
    : undefined;
}
