import type { Topic } from "../contract/topics.ts";

/** What the platform can do with an entity, and what it then sends. */
export interface Action {
  /** One line for people: what happens. */
  readonly about: string;
  /** States in which it may happen. */
  readonly from: readonly string[];
  /** The state afterwards; absent where it does not change. */
  readonly to?: string;
  /** Fields that it writes anew: what a story has fixed about them before no longer holds. */
  readonly renews?: readonly string[];
  /** Topics that become due, in the platform's order. `been` tells in which states the entity has been before. */
  readonly sends: (been: (state: string) => boolean) => readonly Topic[];
}

/** The states of one role and what leads from one to another: a table, read by {@link act}. */
export interface Lifecycle {
  /** Where an entity begins unless its cast says otherwise. */
  readonly initial: string;
  readonly states: readonly string[];
  readonly actions: Readonly<Record<string, Action>>;
}

/** Where an entity stands in its lifecycle, and has stood. */
export interface Standing {
  readonly state: string;
  readonly past: readonly string[];
}

export function standingOf(lifecycle: Lifecycle, state: string = lifecycle.initial): Standing {
  return { state, past: [state] };
}

/** Actions that may happen in a state, in the table's order. */
export function actionsFrom(lifecycle: Lifecycle, state: string): readonly string[] {
  return Object.keys(lifecycle.actions).filter((name) => lifecycle.actions[name]?.from.includes(state));
}

/** One action: the new standing and the topics that are due, or null if it may not happen in this state. */
export function act(
  lifecycle: Lifecycle,
  standing: Standing,
  name: string,
): { readonly standing: Standing; readonly topics: readonly Topic[] } | null {
  const action = Object.hasOwn(lifecycle.actions, name) ? lifecycle.actions[name] : undefined;
  if (action === undefined || !action.from.includes(standing.state)) return null;
  const state = action.to ?? standing.state;
  return {
    standing: { state, past: standing.past.includes(state) ? standing.past : [...standing.past, state] },
    topics: action.sends((earlier) => standing.past.includes(earlier)),
  };
}
