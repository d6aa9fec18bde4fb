import type { Keyword } from "../canonical/keyword.ts";

/** Its siblings count, as they do from 2019-09 on; a value that satisfies them too is valid under older drafts as well. */
export const ref: Keyword = {
  name: "$ref",
  takes: "string",
  narrow: (value, to) => to.absorb(to.resolve(value as string)),
  negation: (value, of) => [of.not(of.resolve(value as string))],
  holds: (value, instance, at) => at.applies(at.resolve(value as string), instance),
};

/**
 * Resolved as if the root of the whole schema were the outermost dynamic scope, which is so unless a resource is entered
 * by a detour; so values are checked.
 */
export const dynamicRef: Keyword = {
  name: "$dynamicRef",
  takes: "string",
  narrow: (value, to) => {
    to.doubt();
    to.absorb(to.resolve(value as string, "dynamic"));
  },
  negation: (value, of) => [of.not(of.resolve(value as string, "dynamic"))],
  holds: (value, instance, at) => at.applies(at.resolve(value as string, "dynamic"), instance),
};

/** The `$dynamicRef` of 2019-09, whose only name is `#`. */
export const recursiveRef: Keyword = {
  name: "$recursiveRef",
  takes: "string",
  narrow: (value, to) => {
    to.doubt();
    to.absorb(to.resolve(value as string, "recursive"));
  },
  negation: (value, of) => [of.not(of.resolve(value as string, "recursive"))],
  holds: (value, instance, at) => at.applies(at.resolve(value as string, "recursive"), instance),
};
