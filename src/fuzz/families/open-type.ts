import type { Json } from "../../json/json.ts";
import type { Family } from "../family.ts";
import { setting } from "../family.ts";

const everyType: readonly (readonly [string, Json])[] = [
  ["a text", "已确认"],
  ["true", true],
  ["false", false],
  ["zero", 0],
  ["a fraction", -12.5],
  ["a Long beyond 2^53", 9_007_199_254_740_993n],
  ["a list", ["甲", 2, null]],
  ["an object", { 省: "江苏", 市: "南京", code: [320_100] }],
  ["an empty list", []],
  ["an empty object", {}],
];

/** `fieldValue` is an Object (2.6): any JSON value. */
export const openTypeFamily: Family = {
  id: "open-type",
  title: "fields of any type, in every type",
  section: "2.6/field-value",
  why: "`fieldValue` is an Object in the document: any JSON value.",
  fix: "Store it as JSON, and look at its type before you use it.",
  mutations: ({ sites }) =>
    sites
      .filter(({ template }) => template.endsWith("/fieldValue"))
      .flatMap(({ at }) =>
        everyType.map(([name, value]) => setting("open-type", "documented", at, value, `is ${name}`)),
      ),
};
