import type { Json } from "../../json/json.ts";
import { hintOf } from "../hint-of.ts";
import { personOf } from "../person.ts";
import { equalityKey } from "../canonical/equality.ts";
import { jsonTypes } from "../canonical/json-type.ts";
import type { Graph } from "../canonical/graph.ts";
import type { Shape } from "../canonical/shape.ts";
import { arrayBranch } from "./array.ts";
import type { Branch } from "./branch.ts";
import { nothingMore } from "./branch.ts";
import type { Draw } from "./draw.ts";
import { fractionBranch, integerBranch } from "./number.ts";
import { objectBranch } from "./object.ts";
import { stringBranch } from "./string.ts";

/** The branches of a shape: listed values, or one for each type left. A type that turns out to be impossible has none. */
export function branchesOf(shape: Shape, graph: Graph): readonly Branch[] {
  const { values, types } = shape;
  if (values !== undefined) return [scalar(12, (name) => listed(values, name, shape))];
  const excluded = new Set(shape.excluded.map(equalityKey));
  const isExcluded = (value: Json): boolean => excluded.has(equalityKey(value));
  const booleans = [true, false].filter((value) => !isExcluded(value));
  if (shape.excluded.some((value) => typeof value === "object" && value !== null)) graph.places.doubt();
  const has = (type: keyof typeof jsonTypes): boolean => (types & jsonTypes[type]) !== 0;
  const isStructured =
    shape.itemGroups.length > 0 || shape.propertyGroups.length > 0 || shape.required.size > 0;
  // Where anything goes, a reader expects a plain value rather than a structure of nothing in particular.
  const structureWeight = isStructured || types === jsonTypes.array || types === jsonTypes.object ? 12 : 1;
  return [
    has("null") && !isExcluded(null) ? scalar(isStructured ? 1 : 2, () => () => null) : undefined,
    has("boolean") && booleans.length > 0 ? scalar(3, () => (stream) => stream.pick(booleans)) : undefined,
    has("integer") ? integerBranch(shape) : undefined,
    has("fraction") ? fractionBranch(shape) : undefined,
    has("string") ? stringBranch(shape) : undefined,
    has("array") ? avoiding(excluded, arrayBranch(shape, graph, structureWeight)) : undefined,
    has("object") ? avoiding(excluded, objectBranch(shape, graph, structureWeight)) : undefined,
  ].filter((branch) => branch !== undefined);
}

/** Draws again what is excluded; a structure that has no other value is found out by the check of the whole. */
function avoiding(excluded: ReadonlySet<string>, branch: Branch | undefined): Branch | undefined {
  if (branch === undefined || excluded.size === 0) return branch;
  return {
    ...branch,
    draw: (name, workshop) => {
      const draw = branch.draw(name, workshop);
      return (stream, slack) => {
        let value = draw(stream, slack);
        for (let tries = 0; tries < 20 && excluded.has(equalityKey(value)); tries++)
          value = draw(stream.fork(tries), slack);
        return value;
      };
    },
  };
}

/** One of the listed values: the one that agrees with the person if the field is about their sex, else any. */
function listed(values: readonly Json[], name: string | undefined, { notes }: Shape): Draw {
  const asked = notes.find((note) => note["x-faker"] !== undefined)?.["x-faker"];
  const hint = asked === undefined ? undefined : hintOf(asked);
  if (hint !== undefined) {
    return (stream) => {
      const value = hint(stream);
      return values.includes(value) ? value : stream.pick(values);
    };
  }
  const words = isAboutSex(name, notes)
    ? sexWords.find((pair) => pair.every((word) => values.includes(word)))
    : undefined;
  if (words === undefined) return (stream) => stream.pick(values);
  const others = values.filter((value) => !words.includes(value as string));
  return (stream) => {
    if (others.length > 0 && stream.chance(0.15)) return stream.pick(others);
    return words[personOf(stream).gender === "W" ? 0 : 1];
  };
}

const sexWords: readonly (readonly [woman: string, man: string])[] = [
  ["W", "M"],
  ["F", "M"],
  ["female", "male"],
  ["女", "男"],
];

function isAboutSex(name: string | undefined, notes: Shape["notes"]): boolean {
  return [name, ...notes.map(({ title }) => title)].some(
    (words) => words !== undefined && /gender|sex|性别/i.test(words),
  );
}

function scalar(weight: number, draw: Branch["draw"]): Branch {
  return { weight, needs: [], some: nothingMore, nests: false, draw };
}
