import type { Json } from "../../json/json.ts";
import type { Family } from "../family.ts";
import { setting } from "../family.ts";
import type { FuzzLevel } from "../mutation.ts";

/** Ruby stops at 100 levels and PHP at 512, so only what every parser takes is documented. */
const depths: readonly (readonly [number, FuzzLevel])[] = [
  [8, "documented"],
  [32, "documented"],
  [90, "lenient"],
  [2000, "hostile"],
];

export const depthFamily: Family = {
  id: "depth",
  title: "deep values in fields of any type",
  section: "2.6/field-value",
  why: "`fieldValue` may hold nested values.",
  fix: "Do not limit the depth below what JSON parsers take by default.",
  mutations: ({ sites }) =>
    sites
      .filter(({ template }) => template.endsWith("/fieldValue"))
      .flatMap(({ at }) =>
        depths.map(([depth, level]) =>
          setting("depth", level, at, nested(depth), `is nested ${depth} levels deep`),
        ),
      ),
};

function nested(depth: number): Json {
  let value: Json = "底";
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { 下: value };
  return value;
}
