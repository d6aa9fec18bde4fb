import type { Stream } from "../stream.ts";
import type { Charset } from "./charset.ts";
import { samplesOf } from "./charset.ts";
import type { Algebra, Term } from "./term.ts";

/** Draws texts of a language, of a length between two bounds. */
export interface Language {
  readonly draw: (stream: Stream) => string;
}

interface State {
  readonly accepts: boolean;
  readonly edges: readonly Edge[];
}

interface Edge {
  readonly codes: readonly number[];
  readonly to: number;
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
  const isBasic = states.every(({ edges }) =>
    edges.every(({ codes }) => codes.every((code) => code <= 0xffff)),
  );
  const steps: (Step | undefined)[][] = states.map(() => []);
  return {
    draw: (stream) => {
      const short = terse && stream.chance(0.7);
      const length = short ? (lengths[0] ?? 0) : stream.pick(lengths);
      // Codes in one array: a text grown character by character is a chain of as many pieces.
      const codes: number[] = [];
      let state = 0;
      let bits = 0;
      for (let left = length; left > 0; left--) {
        const { edges, total } = steps[state]?.[left] ?? stepAt(state, left);
        // One number of the stream serves four characters; there are at most 256 to choose from.
        bits = (left & 3) === 0 || left === length ? stream.next() : bits >>> 8;
        const edge = edges.length === 1 ? (edges[0] as Edge) : edgeAt(edges, stream.int(0, total - 1));
        codes.push(edge.codes[((bits & 255) * edge.codes.length) >>> 8] as number);
        state = edge.to;
      }
      return isBasic ? String.fromCharCode.apply(null, codes) : String.fromCodePoint.apply(null, codes);
    },
  };

  /** The edges from which so many characters more can be had; one of many characters is likelier than one of few. */
  function stepAt(state: number, left: number): Step {
    const edges = (states[state]?.edges ?? []).filter(({ to }) => alive[left - 1]?.[to] === 1);
    const step = { edges, total: edges.reduce((sum, { codes }) => sum + codes.length, 0) };
    (steps[state] ??= [])[left] = step;
    return step;
  }
}

function edgeAt(edges: readonly Edge[], character: number): Edge {
  let at = character;
  let index = 0;
  for (; at >= (edges[index] as Edge).codes.length; index++) at -= (edges[index] as Edge).codes.length;
  return edges[index] as Edge;
}

interface Step {
  readonly edges: readonly Edge[];
  readonly total: number;
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
      return { codes: codesOf(set), to: number };
    });
    states.push({ accepts: term.nullable, edges });
    if (numbers.size > mostStates) return undefined;
  }
  return states;
}

const codeLists = new Map<string, readonly number[]>();

/** The same list for the same set: big ones are worth sharing. */
function codesOf(set: Charset): readonly number[] {
  const key = set.join();
  let codes = codeLists.get(key);
  if (codes === undefined) codeLists.set(key, (codes = samplesOf(set)));
  return codes;
}
