import type { Keyword } from "../canonical/keyword.ts";

/** Keywords that constrain nothing, but hold schemas that references may name, or values that are checked. */
export const defs: Keyword = { name: "$defs", takes: "schemas by name" };
export const definitions: Keyword = { name: "definitions", takes: "schemas by name" };
export const contentSchema: Keyword = { name: "contentSchema", takes: "schema" };
export const faker: Keyword = { name: "x-faker", takes: "hint" };
