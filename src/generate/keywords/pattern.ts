import type { Keyword } from "../canonical/keyword.ts";
import { matcherOf } from "../pattern/matcher.ts";

export const pattern: Keyword = {
  name: "pattern",
  takes: "pattern",
  narrow: (value, { shape, mark }) => {
    shape.patterns = [...shape.patterns, { source: value as string, matches: true }];
    mark("pattern");
  },
  negation: (value, of) => [of.made({ type: "string", [notPattern.name]: value })],
  holds: (value, instance) => typeof instance !== "string" || matcherOf(value as string).test(instance),
};

export const notPattern: Keyword = {
  name: "hookproof:notPattern",
  takes: "pattern",
  narrow: (value, { shape, mark }) => {
    shape.patterns = [...shape.patterns, { source: value as string, matches: false }];
    mark("pattern");
  },
  holds: (value, instance) => typeof instance !== "string" || !matcherOf(value as string).test(instance),
};
