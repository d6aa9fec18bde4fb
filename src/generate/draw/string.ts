import type { Json } from "../../json/json.ts";
import { jsonTypes } from "../canonical/json-type.ts";
import { lengthOf } from "../canonical/length.ts";
import type { Shape } from "../canonical/shape.ts";
import { dropTypes } from "../canonical/shape.ts";
import { formatDraws, formatGrammars } from "../format/draws.ts";
import { isFormat } from "../format/formats.ts";
import { hintOf } from "../hint-of.ts";
import { inferHint } from "../infer.ts";
import { matcherOf } from "../pattern/matcher.ts";
import { textsOf } from "../pattern/texts.ts";
import type { Stream } from "../stream.ts";
import { streamOf } from "../stream.ts";
import type { Branch } from "./branch.ts";
import { nothingMore } from "./branch.ts";
import type { Draw } from "./draw.ts";
import { freeText } from "./free-text.ts";

type Source = (stream: Stream) => Json;

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
    dropTypes(
      shape,
      jsonTypes.string,
      "no text satisfies them all",
      pattern,
      minLength,
      maxLength,
      format,
      excluded,
    );
    return undefined;
  }
  return {
    weight: 8,
    needs: [],
    some: nothingMore,
    nests: false,
    draw: (name) => firstAllowed(sourcesOf(shape, name), last, allowed, isFree(shape)),
  };
}

/** Whether any text will do, so that nothing needs a check. */
function isFree(shape: Shape): boolean {
  return (
    shape.patterns.length + shape.formats.length + shape.excluded.length + shape.minLength === 0 &&
    shape.maxLength === Infinity
  );
}

function firstAllowed(
  sources: readonly Source[],
  last: Source,
  allowed: (value: Json) => boolean,
  free: boolean,
): Draw {
  const [first, second] = sources;
  if (first === undefined) return last;
  if (free) return (stream) => first(stream);
  return (stream) => {
    const value = first(stream);
    if (allowed(value)) return value;
    const other = second?.(stream);
    return other !== undefined && allowed(other) ? other : last(stream);
  };
}

function sourcesOf(shape: Shape, name: string | undefined): readonly Source[] {
  const sources: Source[] = [];
  const asked = shape.notes.find((note) => note["x-faker"] !== undefined);
  const hint = asked === undefined ? undefined : hintOf(asked["x-faker"]);
  if (hint !== undefined) return [hint];
  const examples = shape.notes
    .flatMap((note) => [
      ...(Array.isArray(note["examples"]) ? (note["examples"] as Json[]) : []),
      note["example"],
      note["default"],
    ])
    .filter((value): value is string => typeof value === "string" && value !== "");
  for (const { name: format, matches } of shape.formats) {
    const draw = matches ? formatDraws[format] : undefined;
    if (draw !== undefined) sources.push(draw);
  }
  const inferred = inferHint(name, shape.notes, "string");
  if (inferred !== undefined && shape.formats.length === 0) sources.push(inferred);
  if (examples.length > 0) {
    const [other = freeText] = sources;
    const isBound = shape.patterns.length > 0 || sources.length > 0;
    sources.unshift((stream) => (stream.chance(isBound ? 0.3 : 0.6) ? stream.pick(examples) : other(stream)));
  }
  if (sources.length === 0 && shape.patterns.length === 0) sources.push(freeText);
  return sources;
}

function allowedBy(shape: Shape): (value: Json) => boolean {
  const { minLength, maxLength, patterns, formats } = shape;
  const excluded = new Set(shape.excluded.filter((value) => typeof value === "string"));
  const isBounded = minLength > 0 || maxLength < Infinity;
  return (value) => {
    if (typeof value !== "string") return false;
    if (isBounded) {
      const length = lengthOf(value);
      if (length < minLength || length > maxLength) return false;
    }
    return (
      !excluded.has(value) &&
      patterns.every(({ source, matches }) => matcherOf(source).test(value) === matches) &&
      formats.every(({ name, matches }) => (isFormat(name)?.(value) ?? true) === matches)
    );
  };
}

/** The source that always has an answer; undefined if no text was found at all. */
function lastSource(shape: Shape, allowed: (value: Json) => boolean): Source | undefined {
  const source =
    shape.patterns.length === 0 && !shape.formats.some(({ matches }) => matches)
      ? lengthSource(shape)
      : patternSource(shape);
  if (source === undefined) return undefined;
  if (isFree(shape)) return source;
  const witness = findWitness([source, ...sourcesOf(shape, undefined)], allowed);
  if (witness === undefined) return undefined;
  return (stream) => {
    for (let tries = 0; tries < 20; tries++) {
      const value = source(stream);
      if (allowed(value)) return value;
    }
    return witness;
  };
}

function lengthSource({ minLength, maxLength }: Shape): Source {
  return (stream) => freeText(stream, minLength, maxLength);
}

/** One automaton of the patterns, the grammars of the formats and the lengths. */
function patternSource(shape: Shape): Source | undefined {
  const { patterns, formats, minLength, maxLength } = shape;
  const grammars = formats.flatMap(({ name, matches }) => {
    const source = matches ? formatGrammars[name] : undefined;
    return source === undefined ? [] : [{ source, matches: true }];
  });
  const texts = textsOf([...patterns, ...grammars], minLength, maxLength);
  if (texts === "too large") return lengthSource(shape);
  return texts === undefined ? undefined : (stream) => texts.draw(stream);
}

function findWitness(sources: readonly Source[], allowed: (value: Json) => boolean): string | undefined {
  const stream = streamOf(1, "witness");
  for (let tries = 0; tries < 200; tries++) {
    for (const source of sources) {
      const value = source(stream);
      if (typeof value === "string" && allowed(value)) return value;
    }
  }
  return undefined;
}
