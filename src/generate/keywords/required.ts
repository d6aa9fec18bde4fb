import { isObject } from "../../json/json.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";

export const required: Keyword = {
  name: "required",
  takes: "names",
  narrow: (value, { shape, mark }) => {
    const names = value as readonly string[];
    if (names.every((name) => shape.required.has(name))) return;
    shape.required = new Set([...shape.required, ...names]);
    mark("required");
    dropCrossed(shape);
  },
  negation: (value, of) =>
    (value as readonly string[]).map((name) =>
      of.made({ type: "object", properties: Object.fromEntries([[name, false]]) }),
    ),
  holds: (value, instance) =>
    !isObject(instance) || (value as readonly string[]).every((name) => Object.hasOwn(instance, name)),
};
