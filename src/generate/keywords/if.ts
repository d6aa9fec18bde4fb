import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword, Place } from "../canonical/keyword.ts";

/** Two alternatives: the condition and `then`, or its negation and `else`. */
export const conditional: Keyword = {
  name: "if",
  takes: "schema",
  narrow: (value, to) => {
    const { then, else: otherwise } = branchesOf(to);
    if (then === true && otherwise === true && to.scopes.length === 0) return;
    to.choose(
      to.once(() => [
        to.made({ allOf: [value as JsonSchema, then] }),
        to.made({ allOf: [to.not(value as JsonSchema), otherwise] }),
      ]),
    );
  },
  negation: (value, of) => {
    const { then, else: otherwise } = branchesOf(of);
    return [
      of.made({ allOf: [value as JsonSchema, of.not(then)] }),
      of.made({ allOf: [of.not(value as JsonSchema), of.not(otherwise)] }),
    ];
  },
  holds: (value, instance, at) => {
    const { then, else: otherwise } = branchesOf(at);
    return at.applies(at.applies(value as JsonSchema, instance) ? then : otherwise, instance);
  },
};

/** Read by `if`; without it they mean nothing. */
export const then: Keyword = { name: "then", takes: "schema" };
export const otherwise: Keyword = { name: "else", takes: "schema" };

function branchesOf({ schema }: Pick<Place, "schema">): {
  readonly then: JsonSchema;
  readonly else: JsonSchema;
} {
  return { then: schema.then ?? true, else: schema.else ?? true };
}
