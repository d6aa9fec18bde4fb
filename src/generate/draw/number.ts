import type { Json } from "../../json/json.ts";
import type { Decimal } from "../canonical/decimal.ts";
import { decimalOf, leastCommonMultiple, multiple, stepsTo } from "../canonical/decimal.ts";
import { equalityKey } from "../canonical/equality.ts";
import { jsonTypes } from "../canonical/json-type.ts";
import type { Bound, Shape } from "../canonical/shape.ts";
import { dropTypes } from "../canonical/shape.ts";
import { hintOf } from "../hint-of.ts";
import { inferHint } from "../infer.ts";
import { multipleOf, notMultipleOf } from "../keywords/multiple-of.ts";
import type { Stream } from "../stream.ts";
import { streamOf } from "../stream.ts";
import type { Branch } from "./branch.ts";
import { nothingMore } from "./branch.ts";
import type { Draw } from "./draw.ts";

const one = decimalOf(1);

/** Whole numbers: a step (the least common multiple of all `multipleOf`), and how many of it. */
export function integerBranch(shape: Shape): Branch | undefined {
  const step = shape.multiples.map(decimalOf).reduce(leastCommonMultiple, one);
  return numberBranch(shape, step, jsonTypes.integer);
}

/** Numbers that are not whole, with two decimals unless a `multipleOf` or a narrow range asks for others. */
export function fractionBranch(shape: Shape): Branch | undefined {
  const [first, ...others] = shape.multiples.map(decimalOf);
  if (first !== undefined)
    return numberBranch(shape, others.reduce(leastCommonMultiple, first), jsonTypes.fraction);
  for (let scale = 2; scale <= 300; scale = Math.ceil(scale * 1.5)) {
    const step = { digits: 1n, scale };
    const { low, high } = rangeOf(shape, step);
    if (high - low >= 50n) return numberBranch(shape, step, jsonTypes.fraction);
  }
  return undefined;
}

interface Range {
  readonly low: bigint;
  readonly high: bigint;
}

function numberBranch(shape: Shape, step: Decimal, type: number): Branch | undefined {
  const range = rangeOf(shape, step);
  const allowed = allowedBy(shape, type);
  const draw = drawIn(range, step);
  const witness = range.low > range.high ? undefined : findWitness(draw, range, step, allowed);
  if (witness === undefined) {
    const { multipleOf: multiples, minimum, maximum, excluded } = shape.origins;
    dropTypes(shape, type, "no number in the range is a multiple", multiples, minimum, maximum, excluded);
    return undefined;
  }
  const isPlain = shape.excluded.length + shape.multiples.length + shape.nonMultiples.length === 0;
  const checked: Draw = (stream) => {
    for (let tries = 0; tries < 50; tries++) {
      const value = draw(stream);
      if (allowed(value)) return value;
    }
    return witness;
  };
  return {
    weight: 6,
    needs: [],
    some: nothingMore,
    nests: false,
    draw: (name) => withHint(isPlain && type === jsonTypes.integer ? draw : checked, name, shape, allowed),
  };
}

function withHint(
  draw: Draw,
  name: string | undefined,
  shape: Shape,
  allowed: (value: Json) => boolean,
): Draw {
  const asked = shape.notes.find((note) => note["x-faker"] !== undefined);
  const hint = asked === undefined ? inferHint(name, shape.notes, "number") : hintOf(asked["x-faker"]);
  if (hint === undefined) return draw;
  // A share of 64-bit integers is to go beyond what a double holds, whatever the field is called.
  const isWide = asked === undefined && shape.formats.some(({ name: format }) => format === "int64");
  return (stream, slack) => {
    if (isWide && stream.chance(0.4)) return draw(stream, slack);
    const value = hint(stream);
    return allowed(value) ? value : draw(stream, slack);
  };
}

function allowedBy(shape: Shape, type: number): (value: Json) => boolean {
  const { minimum, maximum } = shape;
  const excluded = new Set(shape.excluded.map(equalityKey));
  return (value) => {
    if (typeof value !== "number" && typeof value !== "bigint") return false;
    const isWhole = typeof value === "bigint" || Number.isInteger(value);
    return (
      isWhole === (type === jsonTypes.integer) &&
      isWithin(value, minimum, maximum) &&
      !(excluded.size > 0 && excluded.has(equalityKey(value))) &&
      shape.multiples.every((step) => multipleOf.holds?.(step, value, unused)) &&
      shape.nonMultiples.every((step) => notMultipleOf.holds?.(step, value, unused))
    );
  };
}

/** These two keywords ask nothing of their place. */
const unused = undefined as never;

function isWithin(value: number | bigint, minimum: Bound | undefined, maximum: Bound | undefined): boolean {
  if (minimum !== undefined && (minimum.exclusive ? value <= minimum.value : value < minimum.value))
    return false;
  return maximum === undefined || (maximum.exclusive ? value < maximum.value : value <= maximum.value);
}

/** The bounds in steps. Where one is open, a range that reads naturally. */
function rangeOf({ minimum, maximum }: Shape, step: Decimal): Range {
  const low = minimum === undefined ? undefined : inSteps(minimum, step, "ceil");
  const high = maximum === undefined ? undefined : inSteps(maximum, step, "floor");
  const span =
    step.digits === 1n && step.scale === 0 ? 10_000n : 10n ** BigInt(Math.min(step.scale, 12)) * 1000n + 20n;
  if (low !== undefined && high !== undefined) return { low, high };
  if (low !== undefined) return { low, high: low + span };
  if (high !== undefined) return { low: high >= 1n ? 0n : high - span, high };
  return { low: 0n, high: span };
}

function inSteps({ value, exclusive }: Bound, step: Decimal, rounding: "ceil" | "floor"): bigint {
  const bound = decimalOf(value);
  const steps = stepsTo(bound, step, rounding);
  const isExact = steps === stepsTo(bound, step, rounding === "ceil" ? "floor" : "ceil");
  if (!exclusive || !isExact) return steps;
  return rounding === "ceil" ? steps + 1n : steps - 1n;
}

function drawIn(range: Range, step: Decimal): (stream: Stream) => number | bigint {
  const low = Number(range.low);
  const high = Number(range.high);
  // Most integers need no big arithmetic, which takes twenty times as long.
  if (step.digits === 1n && step.scale === 0 && Number.isSafeInteger(low) && high - low < 0x1_0000_0000) {
    return (stream) => {
      const end = stream.int(0, 31);
      return end > 1 ? stream.int(low, high) : end === 0 ? low : high;
    };
  }
  return (stream) => multiple(step, drawSteps(range, stream));
}

/** Mostly within the range at random, sometimes one of its ends; in a range beyond 2^53 a magnitude first. */
function drawSteps({ low, high }: Range, stream: Stream): bigint {
  const width = high - low;
  if (stream.chance(0.06)) return stream.chance(0.5) ? low : high;
  if (width <= 0xffff_ffffn) return low + BigInt(stream.int(0, Number(width)));
  if (low <= 0n && high > 0n) {
    const magnitude = stream.chance(0.75) ? stream.int(4, 52) : stream.int(53, 63);
    const value = bits(stream, magnitude);
    return low < 0n && stream.chance(0.1) ? maxOf(low, -value) : minOf(high, value);
  }
  const offset = bits(stream, stream.int(4, width.toString(2).length - 1));
  return low > 0n ? low + offset : high - offset;
}

function bits(stream: Stream, count: number): bigint {
  let value = 1n;
  for (let left = count; left > 0; left -= 32) {
    const size = Math.min(32, left);
    value = (value << BigInt(size)) | BigInt(stream.next() >>> (32 - size));
  }
  return value >> 1n;
}

function minOf(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function maxOf(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** A value that is allowed, if a search of bounded length finds one: at random, then from both ends. */
function findWitness(
  draw: (stream: Stream) => number | bigint,
  { low, high }: Range,
  step: Decimal,
  allowed: (value: Json) => boolean,
): number | bigint | undefined {
  const stream = streamOf(1, "witness");
  for (let tries = 0; tries < 100; tries++) {
    const value = draw(stream);
    if (allowed(value)) return value;
  }
  for (let offset = 0n; offset < 500n && low + offset <= high; offset++) {
    for (const steps of [low + offset, high - offset]) {
      const value = multiple(step, steps);
      if (allowed(value)) return value;
    }
  }
  return undefined;
}
