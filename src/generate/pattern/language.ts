import type { Stream } from "../stream.ts";
import { samplesOf } from "./charset.ts";
import type { Algebra, Term } from "./term.ts";

/** Draws texts of a language, of a length between two bounds. */
export interface Language {
  readonly draw: (stream: Stream) => string;
}

interface State {
  readonly index: number;
  readonly accepts: boolean;
  readonly edges: readonly { readonly characters: readonly string[]; readonly to: number }[];
}

/** How many lengths above the shortest are drawn from. */
const spread = 16;
const mostCells = 4_000_000;

/**
 * The language of a term between two lengths, undefined if it is empty. The automaton is explored at once; then for every
 * length the states from which a text of just that length is left, so that a walk never gets stuck.
 *
 * @param terse whether the shortest texts are wanted, as for a pattern that may match anywhere
 * @param mostStates how much of the automaton is explored
 * @returns "too large" if that was not enough
 */
export function languageOf(
  term: Term,
  algebra: Algebra,
  limits: {
    readonly min: number;
    readonly max: number;
    readonly terse: boolean;
    readonly mostStates: number;
  },
): Language | undefined | "too large" {
  const states = explore(term, algebra, limits.mostStates);
  if (states === undefined) return "too large";
  const alive: Uint8Array[] = [Uint8Array.from(states, ({ accepts }) => (accepts ? 1 : 0))];
  const lengths: number[] = [];
  let last = limits.max;
  for (let length = 0; length <= last; length++) {
    if (length > 0) alive.push(stepBack(states, alive[length - 1] ?? new Uint8Array()));
    if (alive[length]?.[0] === 1 && length >= limits.min) {
      if (lengths.length === 0) last = Math.min(limits.max, length + spread);
      lengths.push(length);
    }
    // A length that no state can end from ends the search; so does a table that has grown beyond reason.
    if (alive[length]?.includes(1) !== true) break;
    if (lengths.length === 0 && length > limits.min + states.length) break;
    if (length * states.length > mostCells)
      return lengths.length > 0 ? walkOf(states, alive, lengths, limits.terse) : "too large";
  }
  return lengths.length === 0 ? undefined : walkOf(states, alive, lengths, limits.terse);
}

function walkOf(
  states: readonly State[],
  alive: readonly Uint8Array[],
  lengths: readonly number[],
  terse: boolean,
): Language {
  return {
    draw: (stream) => {
      const short = terse && stream.chance(0.7);
      let left = short ? (lengths[0] ?? 0) : stream.pick(lengths);
      let text = "";
      for (let state = states[0]; state !== undefined && left > 0; left--) {
        const ends = alive[left - 1];
        const open = state.edges.filter(({ to }) => ends?.[to] === 1);
        const edge = heaviest(open, stream);
        text += stream.pick(edge.characters);
        state = states[edge.to];
      }
      return text;
    },
  };
}

/** One of the edges, an edge of many characters more likely than one of few. */
function heaviest(edges: State["edges"], stream: Stream): State["edges"][number] {
  const [only] = edges;
  if (only !== undefined && edges.length === 1) return only;
  const total = edges.reduce((sum, { characters }) => sum + characters.length, 0);
  let at = stream.int(0, total - 1);
  const chosen = edges.find(({ characters }) => (at -= characters.length) < 0);
  return chosen ?? { characters: [""], to: 0 };
}

/** The states from which a text one character longer is left. */
function stepBack(states: readonly State[], shorter: Uint8Array): Uint8Array {
  return Uint8Array.from(states, ({ edges }) => (edges.some(({ to }) => shorter[to] === 1) ? 1 : 0));
}

function explore(start: Term, algebra: Algebra, mostStates: number): State[] | undefined {
  const numbers = new Map<Term, number>([[start, 0]]);
  const queue: Term[] = [start];
  const states: State[] = [];
  for (const term of queue) {
    const edges = algebra.moves(term).map(({ set, to }) => {
      let number = numbers.get(to);
      if (number === undefined) {
        numbers.set(to, (number = numbers.size));
        queue.push(to);
      }
      return { characters: samplesOf(set).map((code) => String.fromCodePoint(code)), to: number };
    });
    states.push({ index: states.length, accepts: term.nullable, edges });
    if (numbers.size > mostStates) return undefined;
  }
  return states;
}
