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
  readonly characters: readonly string[];
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
  const steps = new Map<number, Step>();
  return {
    draw: (stream) => {
      const short = terse && stream.chance(0.7);
      let text = "";
      let state = 0;
      for (let left = short ? (lengths[0] ?? 0) : stream.pick(lengths); left > 0; left--) {
        const { edges, total } = stepAt(state, left);
        let at = edges.length === 1 ? 0 : stream.int(0, total - 1);
        let chosen = 0;
        while (edges.length > 1 && at >= (edges[chosen]?.characters.length ?? 0)) {
          at -= edges[chosen]?.characters.length ?? 0;
          chosen++;
        }
        const edge = edges[chosen] as Edge;
        text += edge.characters.length === 1 ? edge.characters[0] : stream.pick(edge.characters);
        state = edge.to;
      }
      return text;
    },
  };

  /** The edges from which so many characters more can be had; one of many characters is likelier than one of few. */
  function stepAt(state: number, left: number): Step {
    const key = state * alive.length + left;
    let step = steps.get(key);
    if (step === undefined) {
      const edges = (states[state]?.edges ?? []).filter(({ to }) => alive[left - 1]?.[to] === 1);
      step = { edges, total: edges.reduce((sum, { characters }) => sum + characters.length, 0) };
      steps.set(key, step);
    }
    return step;
  }
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
      return { characters: charactersOf(set), to: number };
    });
    states.push({ accepts: term.nullable, edges });
    if (numbers.size > mostStates) return undefined;
  }
  return states;
}

const characterLists = new Map<string, readonly string[]>();

/** The same list for the same set: big ones are worth sharing. */
function charactersOf(set: Charset): readonly string[] {
  const key = set.join();
  let characters = characterLists.get(key);
  if (characters === undefined) {
    characters = samplesOf(set).map((code) => String.fromCodePoint(code));
    characterLists.set(key, characters);
  }
  return characters;
}
