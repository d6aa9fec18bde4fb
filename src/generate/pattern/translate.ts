import type { Expression } from "./parse.ts";
import type { Algebra, Term } from "./term.ts";

/** The language of all texts in which an expression finds a match. */
export interface Translation {
  readonly term: Term;
  /** False if the expression asserts something that the term leaves out, so that texts need a check. */
  readonly exact: boolean;
}

/**
 * Translates with continuations: every part is translated together with what may follow it, because `$` and lookahead speak
 * about all of the rest. `^` holds only in the copy of the expression that stands at the beginning.
 *
 * @param mostRepeats longest bounded repetition that is kept as it is; longer ones are cut short
 */
export function translate(expression: Expression, algebra: Algebra, mostRepeats: number): Translation {
  const { nothing, empty, anything, chars, concat, repeat, or, and, not } = algebra;
  let exact = true;

  const atStart = rest(expression, anything, true);
  const later = concat(repeat(anyCharOf(algebra), 1, Infinity), rest(expression, anything, false));
  return { term: or(atStart, later), exact };

  function rest(part: Expression, after: Term, start: boolean): Term {
    switch (part.is) {
      case "chars":
        return concat(chars(part.set), after);
      case "group":
        return rest(part.body, after, start);
      case "choice":
        return or(...part.options.map((option) => rest(option, after, start)));
      case "sequence":
        return sequence(part.parts, after, start);
      case "repeat":
        return repeated(part, after, start);
      case "start":
        return start ? after : nothing;
      case "end":
        return and(empty, after);
      case "ahead": {
        const ahead = rest(part.body, anything, start);
        return and(part.matches ? ahead : not(ahead), after);
      }
      case "unchecked":
      case "reference":
        exact = false;
        return after;
    }
  }

  function sequence(parts: readonly Expression[], after: Term, start: boolean): Term {
    // Only what can consume nothing keeps the next part at the start.
    let still = start;
    const starts = parts.map((part) => {
      const before = still;
      still &&= isZeroWidth(part);
      return before;
    });
    return parts.reduceRight((term, part, index) => rest(part, term, starts[index] ?? false), after);
  }

  function repeated(part: Expression & { is: "repeat" }, after: Term, start: boolean): Term {
    const { min, max } = part;
    if (max === 1)
      return min === 1 ? rest(part.body, after, start) : or(rest(part.body, after, start), after);
    if (asserts(part.body)) exact = false;
    const longest = max === Infinity ? max : Math.min(max, Math.max(min, mostRepeats));
    return concat(repeat(rest(part.body, empty, false), min, longest), after);
  }
}

function anyCharOf(algebra: Algebra): Term {
  const { anything, empty } = algebra;
  return anything.is === "repeat" ? anything.body : empty;
}

function isZeroWidth(part: Expression): boolean {
  if (part.is === "group") return isZeroWidth(part.body);
  if (part.is === "choice") return part.options.every(isZeroWidth);
  if (part.is === "sequence") return part.parts.every(isZeroWidth);
  return part.is === "start" || part.is === "ahead" || part.is === "unchecked";
}

function asserts(part: Expression): boolean {
  switch (part.is) {
    case "start":
    case "end":
    case "ahead":
    case "unchecked":
    case "reference":
      return true;
    case "group":
    case "repeat":
      return asserts(part.body);
    case "choice":
      return part.options.some(asserts);
    case "sequence":
      return part.parts.some(asserts);
    case "chars":
      return false;
  }
}
