import type { Json } from "../../json/json.ts";
import { jsonTypes } from "../canonical/json-type.ts";
import { lengthOf } from "../canonical/length.ts";
import type { Shape } from "../canonical/shape.ts";
import { dropTypes } from "../canonical/shape.ts";
import { formatDraws, formatGrammars } from "../format/draws.ts";
import { isFormat } from "../format/formats.ts";
import { hintOf } from "../hint-of.ts";
import type { Hint } from "../hints.ts";
import { hints } from "../hints.ts";
import { inferHint } from "../infer.ts";
import { matcherOf } from "../pattern/matcher.ts";
import { textsOf } from "../pattern/texts.ts";
import type { Stream } from "../stream.ts";
import { streamOf } from "../stream.ts";
import type { Branch } from "./branch.ts";
import { nothingMore } from "./branch.ts";
import type { Draw } from "./draw.ts";
import { freeText } from "./free-text.ts";

/** Draws texts, or now and then something else, where a hint says so. */
interface Source {
  readonly draw: (stream: Stream) => Json;
  /** Whether every one of its texts satisfies the shape, so that none needs a check. */
  readonly isCertain: boolean;
}

/**
 * Texts. The best source comes first: what the schema asks for (`x-faker`, examples), what its format and patterns say, what
 * its name suggests. A source whose text breaks a limit gives way to the next; the last one is an automaton of all patterns
 * and lengths, and behind it stands one text that is known to be right.
 */
export function stringBranch(shape: Shape): Branch | undefined {
  const allowed = allowedBy(shape);
  const last = lastSource(shape, allowed);
  if (last === undefined) {
    const { pattern, minLength, maxLength, format, excluded } = shape.origins;
    const origins = [pattern, minLength, maxLength, format, excluded];
    dropTypes(shape, jsonTypes.string, "no text satisfies them all", ...origins);
    return undefined;
  }
  return {
    weight: 8,
    needs: [],
    some: nothingMore,
    nests: false,
    draw: (name) => firstAllowed(sourcesOf(shape, name), last, allowed),
  };
}

function firstAllowed(
  [first, second]: readonly Source[],
  last: (stream: Stream) => Json,
  allowed: (value: Json) => boolean,
): Draw {
  if (first === undefined) return last;
  if (first.isCertain) return first.draw;
  return (stream) => {
    const value = first.draw(stream);
    if (allowed(value)) return value;
    const other = second?.draw(stream);
    return other !== undefined && allowed(other) ? other : last(stream);
  };
}

function sourcesOf(shape: Shape, name: string | undefined): readonly Source[] {
  const { notes, patterns, formats } = shape;
  const asked = notes.find((note) => note["x-faker"] !== undefined);
  const hint = asked === undefined ? undefined : hintOf(asked["x-faker"]);
  if (hint !== undefined) {
    // The shipped hints answer with text or numbers only; what faker answers is not known.
    const isShipped = Object.hasOwn(hints, String(asked?.["x-faker"]));
    return [{ draw: asText(hint), isCertain: isShipped && isFreeBut(shape) }];
  }
  const sources: Source[] = formats.flatMap(({ name: format, matches }) => {
    const draw = matches ? formatDraws[format] : undefined;
    return draw === undefined
      ? []
      : [{ draw, isCertain: formats.length === 1 && isFreeBut(shape, "format") }];
  });
  const inferred = formats.length > 0 ? undefined : inferHint(name, notes, "string");
  if (inferred !== undefined) sources.push({ draw: asText(inferred), isCertain: isFreeBut(shape) });
  if (sources.length === 0 && patterns.length === 0)
    sources.push({ draw: (stream) => freeText(stream), isCertain: isFreeBut(shape) });
  const examples = examplesOf(shape);
  const [other] = sources;
  if (examples.length === 0) return sources;
  // With nothing but examples to go by, they say most about what is meant.
  const share = patterns.length > 0 || formats.length > 0 || inferred !== undefined ? 0.3 : 0.6;
  const draw = other?.draw ?? ((stream: Stream) => freeText(stream));
  return [
    { draw: (stream) => (stream.chance(share) ? stream.pick(examples) : draw(stream)), isCertain: false },
    ...sources,
  ];
}

function examplesOf({ notes }: Shape): readonly string[] {
  return notes
    .flatMap(({ examples, example, default: usual }): readonly unknown[] => [
      ...(Array.isArray(examples) ? examples : []),
      example,
      usual,
    ])
    .filter((value): value is string => typeof value === "string" && value !== "");
}

/** A hint may answer with a number where the schema wants its text. */
function asText(hint: Hint): Hint {
  return (stream) => {
    const value = hint(stream);
    return typeof value === "number" || typeof value === "bigint" ? String(value) : value;
  };
}

/** Whether nothing limits the texts, but for a format. */
function isFreeBut(shape: Shape, format?: "format"): boolean {
  const { patterns, formats, excluded, minLength, maxLength } = shape;
  const isUnlimited = patterns.length + excluded.length + minLength === 0 && maxLength === Infinity;
  return isUnlimited && (format === "format" || formats.length === 0);
}

function allowedBy(shape: Shape): (value: Json) => boolean {
  const { minLength, maxLength } = shape;
  const excluded = new Set(shape.excluded.filter((value) => typeof value === "string"));
  const isBounded = minLength > 0 || maxLength < Infinity;
  const patterns = shape.patterns.map(({ source, matches }) => ({ matcher: matcherOf(source), matches }));
  const formats = shape.formats.map(({ name, matches }) => ({ test: isFormat(name), matches }));
  return (value) => {
    if (typeof value !== "string") return false;
    if (isBounded) {
      const length = lengthOf(value);
      if (length < minLength || length > maxLength) return false;
    }
    return (
      !(excluded.size > 0 && excluded.has(value)) &&
      patterns.every(({ matcher, matches }) => matcher.test(value) === matches) &&
      formats.every(({ test, matches }) => test === undefined || test(value) === matches)
    );
  };
}

/** What always has an answer; undefined if no text was found at all. */
function lastSource(shape: Shape, allowed: (value: Json) => boolean): ((stream: Stream) => Json) | undefined {
  // An automaton takes milliseconds to build: not before a text is wanted that no other source has.
  const others = sourcesOf(shape, undefined);
  let built: Source | undefined;
  const early = findWitness(others, allowed, 4);
  if (early === undefined) built = limitedSource(shape);
  const witness = early ?? (built === undefined ? undefined : findWitness([built, ...others], allowed, 200));
  if (witness === undefined) return undefined;
  if (built?.isCertain === true) return built.draw;
  return (stream) => {
    const source = (built ??= limitedSource(shape));
    for (let tries = 0; tries < 20; tries++) {
      const value = source?.draw(stream);
      if (value !== undefined && allowed(value)) return value;
    }
    return witness;
  };
}

/** Texts within the lengths, or from one automaton of the patterns, the grammars of the formats and the lengths. */
function limitedSource({ patterns, formats, excluded, minLength, maxLength }: Shape): Source | undefined {
  const byLength: Source = { draw: (stream) => freeText(stream, minLength, maxLength), isCertain: false };
  const grammars = formats.flatMap(({ name, matches }) => {
    const source = matches ? formatGrammars[name] : undefined;
    return source === undefined ? [] : [{ source, matches: true }];
  });
  if (patterns.length + grammars.length === 0) return byLength;
  const texts = textsOf([...patterns, ...grammars], minLength, maxLength);
  if (texts === undefined) return undefined;
  if (texts === "too large") return byLength;
  return { draw: texts.draw, isCertain: texts.exact && excluded.length + formats.length === 0 };
}

function findWitness(
  sources: readonly Source[],
  allowed: (value: Json) => boolean,
  mostTries: number,
): string | undefined {
  const stream = streamOf(1, "witness");
  for (let tries = 0; tries < mostTries; tries++) {
    for (const { draw } of sources) {
      const value = draw(stream);
      if (typeof value === "string" && allowed(value)) return value;
    }
  }
  return undefined;
}
