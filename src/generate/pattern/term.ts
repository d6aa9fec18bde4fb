import type { Charset } from "./charset.ts";
import { everything, intersection, complement } from "./charset.ts";

/**
 * A regular language as a term, as in Brzozowski's derivatives: besides the usual operators it knows intersection and
 * complement, so that several patterns, lookahead and `not` around a pattern are all the same work. Equal terms are the
 * same object.
 */
export type Term = {
  readonly id: number;
  /** Whether the empty text is in the language. */
  readonly nullable: boolean;
} & (
  | { readonly is: "nothing" }
  | { readonly is: "empty" }
  | { readonly is: "chars"; readonly set: Charset }
  | { readonly is: "concat"; readonly first: Term; readonly rest: Term }
  | { readonly is: "repeat"; readonly body: Term; readonly min: number; readonly max: number }
  | { readonly is: "or"; readonly terms: readonly Term[] }
  | { readonly is: "and"; readonly terms: readonly Term[] }
  | { readonly is: "not"; readonly body: Term }
);

/** A step of the automaton: on any character of the set, the rest of the text must be in `to`. */
export interface Move {
  readonly set: Charset;
  readonly to: Term;
}

/** Makes terms and derives them. One for each language: terms are kept as long as it lives. */
export type Algebra = ReturnType<typeof createAlgebra>;

export function createAlgebra() {
  const interned = new Map<string, Term>();
  const derived = new Map<Term, readonly Move[]>();

  const nothing = intern("0", (id) => ({ id, nullable: false, is: "nothing" }));
  const empty = intern("1", (id) => ({ id, nullable: true, is: "empty" }));
  const anything = repeat(chars(everything), 0, Infinity);

  return { nothing, empty, anything, chars, concat, repeat, or, and, not, moves };

  function chars(set: Charset): Term {
    if (set.length === 0) return nothing;
    return intern(`c${set.join()}`, (id) => ({ id, nullable: false, is: "chars", set }));
  }

  function concat(first: Term, rest: Term): Term {
    if (first === nothing || rest === nothing) return nothing;
    if (first === empty) return rest;
    if (rest === empty) return first;
    if (first.is === "concat") return concat(first.first, concat(first.rest, rest));
    if (first === anything && rest === anything) return anything;
    return intern(`.${first.id},${rest.id}`, (id) => ({
      id,
      nullable: first.nullable && rest.nullable,
      is: "concat",
      first,
      rest,
    }));
  }

  function repeat(body: Term, min: number, max: number): Term {
    if (max === 0 || body === empty) return empty;
    if (body === nothing) return min === 0 ? empty : nothing;
    if (min === 1 && max === 1) return body;
    if (body.is === "repeat" && body.min === 0 && body.max === Infinity) return body;
    const least = body.nullable ? 0 : min;
    return intern(`r${body.id},${least},${max}`, (id) => ({
      id,
      nullable: least === 0,
      is: "repeat",
      body,
      min: least,
      max,
    }));
  }

  function or(...parts: readonly Term[]): Term {
    const terms = flat("or", parts).filter((term) => term !== nothing);
    if (terms.includes(anything)) return anything;
    const [only] = terms;
    if (only === undefined) return nothing;
    if (terms.length === 1) return only;
    return intern(`|${terms.map(({ id }) => id).join()}`, (id) => ({
      id,
      nullable: terms.some(({ nullable }) => nullable),
      is: "or",
      terms,
    }));
  }

  function and(...parts: readonly Term[]): Term {
    const terms = flat("and", parts).filter((term) => term !== anything);
    if (terms.includes(nothing)) return nothing;
    if (terms.includes(empty)) return terms.every(({ nullable }) => nullable) ? empty : nothing;
    const [only] = terms;
    if (only === undefined) return anything;
    if (terms.length === 1) return only;
    return intern(`&${terms.map(({ id }) => id).join()}`, (id) => ({
      id,
      nullable: terms.every(({ nullable }) => nullable),
      is: "and",
      terms,
    }));
  }

  function not(body: Term): Term {
    if (body.is === "not") return body.body;
    if (body === nothing) return anything;
    if (body === anything) return nothing;
    return intern(`!${body.id}`, (id) => ({ id, nullable: !body.nullable, is: "not", body }));
  }

  /** Everything that the next character can lead to; moves to the empty language are left out. */
  function moves(term: Term): readonly Move[] {
    let known = derived.get(term);
    if (known === undefined) {
      derived.set(term, (known = derivatives(term).filter(({ to }) => to !== nothing)));
    }
    return known;
  }

  /** For every character one move, the dead ones included: the complement of a dead one lives. */
  function derivatives(term: Term): readonly Move[] {
    switch (term.is) {
      case "nothing":
      case "empty":
        return [{ set: everything, to: nothing }];
      case "chars":
        return [
          { set: term.set, to: empty },
          { set: complement(term.set), to: nothing },
        ].filter(({ set }) => set.length > 0);
      case "concat": {
        const first = derivatives(term.first).map(({ set, to }) => ({ set, to: concat(to, term.rest) }));
        return term.first.nullable ? combined([first, derivatives(term.rest)], or) : first;
      }
      case "repeat": {
        const { body, min, max } = term;
        const next = repeat(body, Math.max(0, min - 1), max - 1);
        return derivatives(body).map(({ set, to }) => ({ set, to: concat(to, next) }));
      }
      case "or":
        return combined(term.terms.map(derivatives), or);
      case "and":
        return combined(term.terms.map(derivatives), and);
      case "not":
        return derivatives(term.body).map(({ set, to }) => ({ set, to: not(to) }));
    }
  }

  /** Cuts the alphabet so finely that every part has one move in each list, and joins the targets. */
  function combined(
    lists: readonly (readonly Move[])[],
    join: (...terms: readonly Term[]) => Term,
  ): readonly Move[] {
    const [first = [], ...others] = lists;
    let parts: readonly { readonly set: Charset; readonly targets: readonly Term[] }[] = first.map(
      ({ set, to }) => ({
        set,
        targets: [to],
      }),
    );
    for (const list of others) {
      parts = parts.flatMap(({ set, targets }) =>
        list
          .map((move) => ({ set: intersection(set, move.set), targets: [...targets, move.to] }))
          .filter((part) => part.set.length > 0),
      );
    }
    return parts.map(({ set, targets }) => ({ set, to: join(...targets) }));
  }

  function flat(operator: "or" | "and", parts: readonly Term[]): readonly Term[] {
    const terms = new Set(parts.flatMap((part) => (part.is === operator ? part.terms : [part])));
    return [...terms].sort((a, b) => a.id - b.id);
  }

  function intern(key: string, make: (id: number) => Term): Term {
    let term = interned.get(key);
    if (term === undefined) interned.set(key, (term = make(interned.size)));
    return term;
  }
}
