import type { Pattern } from "../canonical/shape.ts";
import type { Stream } from "../stream.ts";
import { streamOf } from "../stream.ts";
import type { Language } from "./language.ts";
import { languageOf } from "./language.ts";
import type { Expression } from "./parse.ts";
import { parse } from "./parse.ts";
import { createAlgebra } from "./term.ts";
import { translate } from "./translate.ts";

/** Texts that match some patterns, do not match others, and have a length within bounds. */
export interface Texts extends Language {
  /** False if a text may still fail a pattern (word boundaries, lookbehind, back references), so that it needs a check. */
  readonly exact: boolean;
}

/**
 * Builds one automaton of all patterns. Bounded repetitions are cut short on a second try if the automaton is too large.
 * @returns undefined if there is no such text (or, where the patterns are not exact, none was found)
 */
export function textsOf(
  patterns: readonly Pattern[],
  min: number,
  max: number,
): Texts | undefined | "too large" {
  for (const [mostRepeats, mostStates] of [
    [1000, 3000],
    [6, 6000],
  ] as const) {
    const texts = attempt(patterns, min, max, mostRepeats, mostStates);
    if (texts !== "too large") return texts;
  }
  return "too large";
}

function attempt(
  patterns: readonly Pattern[],
  min: number,
  max: number,
  mostRepeats: number,
  mostStates: number,
): Texts | undefined | "too large" {
  const algebra = createAlgebra();
  let exact = true;
  const terms = patterns.map(({ source, matches }) => {
    const expression = withoutReferences(parse(source));
    // A repetition cut short under a negation would let texts pass that it must keep out.
    const translation = translate(expression, algebra, matches ? mostRepeats : Infinity);
    exact &&= translation.exact;
    return matches ? translation.term : algebra.not(translation.term);
  });
  const terse = patterns.every(({ source, matches }) => !matches || !/^\^|\$$/.test(source));
  const language = languageOf(algebra.and(...terms), algebra, { min, max, terse, mostStates });
  return language === undefined || language === "too large" ? language : { ...language, exact };
}

/**
 * A back reference is no regular language. Its group is replaced by a choice of a few fixed texts, and the reference by the
 * same text: fewer texts than the pattern allows, all of them right.
 */
function withoutReferences(expression: Expression): Expression {
  const reference = find(expression, (part) => part.is === "reference");
  if (reference?.is !== "reference") return expression;
  const { to } = reference;
  const group = find(expression, (part) => part.is === "group" && (part.number === to || part.name === to));
  if (group?.is !== "group") return expression;
  const options = samplesOf(group.body).map((text) => {
    const literal: Expression = {
      is: "sequence",
      parts: Array.from(text, (character) => {
        const code = character.codePointAt(0) ?? 0;
        return { is: "chars", set: [code, code] } as const;
      }),
    };
    return replace(expression, (part) =>
      part === group || (part.is === "reference" && (part.to === group.number || part.to === group.name))
        ? literal
        : undefined,
    );
  });
  return withoutReferences({ is: "choice", options });
}

function samplesOf(body: Expression): readonly string[] {
  const algebra = createAlgebra();
  const whole: Expression = { is: "sequence", parts: [{ is: "start" }, body, { is: "end" }] };
  const { term } = translate(whole, algebra, 4);
  const language = languageOf(term, algebra, { min: 0, max: 12, terse: false, mostStates: 500 });
  if (language === undefined || language === "too large") return [];
  const stream: Stream = streamOf(1, "back reference");
  return [...new Set(Array.from({ length: 8 }, () => language.draw(stream)))];
}

function find(part: Expression, wanted: (part: Expression) => boolean): Expression | undefined {
  if (wanted(part)) return part;
  for (const child of childrenOf(part)) {
    const found = find(child, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

function childrenOf(part: Expression): readonly Expression[] {
  if (part.is === "sequence") return part.parts;
  if (part.is === "choice") return part.options;
  return part.is === "group" || part.is === "repeat" || part.is === "ahead" ? [part.body] : [];
}

function replace(part: Expression, by: (part: Expression) => Expression | undefined): Expression {
  const replaced = by(part);
  if (replaced !== undefined) return replaced;
  if (part.is === "sequence") return { ...part, parts: part.parts.map((child) => replace(child, by)) };
  if (part.is === "choice") return { ...part, options: part.options.map((child) => replace(child, by)) };
  if (part.is === "group" || part.is === "repeat" || part.is === "ahead")
    return { ...part, body: replace(part.body, by) };
  return part;
}
