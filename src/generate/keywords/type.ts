import type { Keyword } from "../canonical/keyword.ts";
import { allTypes, typeBitOf, typesOf } from "../canonical/json-type.ts";

export const type: Keyword = {
  name: "type",
  takes: "types",
  narrow: (value, to) => to.drop(allTypes & ~typesOf(value)),
  negation: (value, of) => {
    const others = allTypes & ~typesOf(value);
    return others === 0 ? [] : [of.made({ [typeBits.name]: others })];
  },
  holds: (value, instance) => (typesOf(value) & typeBitOf(instance)) !== 0,
};

/** Types as bits: the negation of `type: integer` is a set that has no name. */
export const typeBits: Keyword = {
  name: "hookproof:types",
  takes: "number",
  narrow: (value, to) => to.drop(allTypes & ~(value as number)),
  holds: (value, instance) => ((value as number) & typeBitOf(instance)) !== 0,
};
