import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword, Place } from "../canonical/keyword.ts";
import { areDisjoint } from "../canonical/disjoint.ts";

/**
 * Each option is one branch and the negation of those others that it may overlap with. Branches that a type, a constant
 * or a required name tells apart need no negation, which keeps unions of hundreds of branches cheap.
 */
export const oneOf: Keyword = {
  name: "oneOf",
  takes: "schemas",
  narrow: (value, to) => {
    const branches = value as readonly JsonSchema[];
    to.choose(to.once(() => branches.map((branch, index) => only(branch, index, branches, to))));
  },
  negation: (value, of) => {
    const branches = value as readonly JsonSchema[];
    const none = of.made({ allOf: branches.map((branch) => of.not(branch)) });
    const pairs = branches.flatMap((branch, index) =>
      branches
        .slice(index + 1)
        .filter((other) => !areDisjoint(branch, other, of))
        .map((other) => of.made({ allOf: [branch, other] })),
    );
    return [none, ...pairs];
  },
  holds: (value, instance, at) =>
    (value as readonly JsonSchema[]).filter((schema) => at.applies(schema, instance)).length === 1,
};

function only(branch: JsonSchema, index: number, branches: readonly JsonSchema[], of: Place): JsonSchema {
  const overlapping = branches.filter((other, at) => at !== index && !areDisjoint(branch, other, of));
  return overlapping.length === 0
    ? branch
    : of.made({ allOf: [branch, ...overlapping.map((other) => of.not(other))] });
}
