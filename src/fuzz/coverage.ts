import type { Topic } from "../contract/topics.ts";
import type { Mutation } from "./mutation.ts";
import { placeOf } from "./mutation.ts";
import type { TrialStep } from "./trial.ts";

/** One cell of the coverage: a family at a field of a topic. */
export interface Cell {
  readonly family: string;
  readonly topic: Topic;
  /** Pointer with `*` for list items; null for families that are about the request as a whole. */
  readonly field: string | null;
  readonly state: "open" | "held" | "broke";
}

/** What has been tried: fields × topics × families, and the single mutations below that. */
export interface Coverage {
  plan(topic: Topic, mutations: readonly Mutation[]): void;
  /** Mutations of a topic that no acknowledged trial contained yet. */
  open(topic: Topic): readonly Mutation[];
  /** The step was accepted: all of its mutations are held. */
  held(step: TrialStep): void;
  /** These mutations are a minimal cause: they are not open any more. */
  broke(step: TrialStep): void;
  cells(): readonly Cell[];
}

export function createCoverage(): Coverage {
  const states = new Map<
    string,
    { readonly topic: Topic; readonly mutation: Mutation; state: Cell["state"] }
  >();
  const keyOf = (topic: Topic, { family, reads }: Mutation) => `${topic} ${family} ${reads}`;
  const mark = ({ topic, mutations }: TrialStep, state: Cell["state"]) => {
    for (const mutation of mutations) {
      const entry = states.get(keyOf(topic, mutation));
      if (entry !== undefined && entry.state !== "broke") entry.state = state;
    }
  };
  return {
    plan(topic, mutations) {
      for (const mutation of mutations)
        states.set(keyOf(topic, mutation), { topic, mutation, state: "open" });
    },
    open: (topic) =>
      [...states.values()]
        .filter((entry) => entry.topic === topic && entry.state === "open")
        .map(({ mutation }) => mutation),
    held: (step) => mark(step, "held"),
    broke: (step) => mark(step, "broke"),
    cells() {
      const cells = new Map<string, Cell>();
      for (const { topic, mutation, state } of states.values()) {
        const field = templateOf(mutation);
        const key = `${mutation.family} ${topic} ${field}`;
        const before = cells.get(key)?.state;
        cells.set(key, { family: mutation.family, topic, field, state: worse(before, state) });
      }
      return [...cells.values()];
    },
  };
}

/** A cell broke if one of its mutations did, and is open as long as one of them is. */
function worse(before: Cell["state"] | undefined, state: Cell["state"]): Cell["state"] {
  if (before === "broke" || state === "broke") return "broke";
  return before === "open" || state === "open" ? "open" : "held";
}

export function templateOf(mutation: Mutation): string | null {
  return placeOf(mutation)?.replaceAll(/\/\d+(?=\/|$)/g, "/*") ?? null;
}
