import type { Json } from "../../json/json.ts";
import type { Family } from "../family.ts";
import { setting } from "../family.ts";

const strangers: Readonly<Record<string, readonly (readonly [string, Json])[]>> = {
  string: [
    ["a number", 42],
    ["an object", { a: 1 }],
  ],
  integer: [
    ["a text", "42"],
    ["a fraction", 1.5],
  ],
  boolean: [["a text", "true"]],
  object: [
    ["a text", "{}"],
    ["a list", []],
  ],
  array: [["an object", {}]],
};

/** Values of another type than the document gives: a correct receiver may refuse them, but must survive. */
export const wrongTypeFamily: Family = {
  id: "wrong-type",
  title: "values of another type",
  section: "2.4",
  why: "A receiver may refuse values of another type, but it must survive them.",
  fix: "Catch errors per request and answer with a status.",
  mutations: ({ sites }) =>
    sites.flatMap(({ at, field }) =>
      (strangers[field.types[0] ?? ""] ?? []).map(([name, value]) =>
        setting("wrong-type", "hostile", at, value, `is ${name}`),
      ),
    ),
};
