import type { Json } from "../../json/json.ts";
import { equalityKey } from "../canonical/equality.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { excluded, narrowValues } from "./enum.ts";

export const constant: Keyword = {
  name: "const",
  takes: "anything",
  narrow: (value, to) => narrowValues([value as Json], to),
  negation: (value, of) => [of.made({ [excluded.name]: [value] })],
  holds: (value, instance) => equalityKey(value as Json) === equalityKey(instance),
};
