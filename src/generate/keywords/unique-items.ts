import { isArray } from "../../json/json.ts";
import { equalityKey } from "../canonical/equality.ts";
import { allTypes, jsonTypes } from "../canonical/json-type.ts";
import type { Keyword } from "../canonical/keyword.ts";

export const uniqueItems: Keyword = {
  name: "uniqueItems",
  takes: "boolean",
  narrow: (value, { shape, mark }) => {
    if (value !== true) return;
    shape.unique = true;
    mark("uniqueItems");
  },
  negation: (value, of) => (value === true ? [of.made({ [duplicateItems.name]: true, minItems: 2 })] : []),
  holds: (value, instance) => value !== true || !isArray(instance) || areUnique(instance),
};

export const duplicateItems: Keyword = {
  name: "hookproof:duplicateItems",
  takes: "boolean",
  narrow: (_, to) => {
    to.drop(allTypes & ~jsonTypes.array);
    to.shape.duplicates = true;
    to.mark("uniqueItems");
  },
  holds: (_, instance) => isArray(instance) && !areUnique(instance),
};

function areUnique(values: readonly Parameters<typeof equalityKey>[0][]): boolean {
  return new Set(values.map(equalityKey)).size === values.length;
}
