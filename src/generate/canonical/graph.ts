import { HookproofError } from "../../errors.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import type { Draw } from "../draw/draw.ts";
import type { Branch } from "../draw/branch.ts";
import { idOf } from "./absorb.ts";
import type { Evaluate } from "./evaluate.ts";
import { createEvaluate } from "./evaluate.ts";
import type { Places } from "./place.ts";
import { settle } from "./settle.ts";
import type { Conflict, Shape } from "./shape.ts";
import { searchShapes } from "./shape-search.ts";

/**
 * All the places of a value: a node is a set of schemas that one value has to satisfy. Nodes are made when first asked for, and
 * the same set is the same node, which is how recursion closes: there are only so many sets.
 */
export interface Graph {
  readonly places: Places;
  readonly evaluate: Evaluate;
  nodeOf(terms: readonly JsonSchema[]): Node;
  shapesOf(node: Node): readonly Shape[];
  branchesOf(node: Node): readonly Branch[];
  /** The least nesting of a value of this node; infinite if it has none. */
  heightOf(node: Node): number;
  /** The first part of the schema that was too much for a search. */
  refusal(): HookproofError | undefined;
  /** Why a node has no value. */
  conflictOf(node: Node): Conflict | undefined;
}

export interface Node {
  readonly terms: readonly SchemaObject[];
  /** Whether one of the terms was `false`. */
  readonly isNever: boolean;
  possible: boolean | undefined;
  shapes: readonly Shape[] | undefined;
  branches: readonly Branch[] | undefined;
  height: number | undefined;
  conflict: Conflict | undefined;
  /** What the node's values are drawn with, by the name of the property they are for. */
  readonly draws: Map<string | undefined, Draw>;
}

/** How deep required properties are looked into while choices are still open. */
const mostLookahead = 4;
const mostNodes = 30_000;

/** @param branchesOf the branches of a shape (`draw/branches.ts`), passed in because they are made of nodes in turn */
export function createGraph(
  places: Places,
  branchesOf: (shape: Shape, graph: Graph) => readonly Branch[],
): Graph {
  const nodes = new Map<string, Node>();
  const evaluate = createEvaluate(places);
  const looking: Node[] = [];
  let refusal: HookproofError | undefined;
  const graph: Graph = {
    places,
    evaluate,
    nodeOf,
    shapesOf,
    branchesOf: branchesAt,
    heightOf,
    refusal: () => refusal,
    conflictOf,
  };
  return graph;

  function nodeOf(terms: readonly JsonSchema[]): Node {
    const objects = [...new Set(terms)].filter((term) => typeof term === "object");
    const isNever = terms.includes(false);
    const key = isNever
      ? "never"
      : objects
          .map(idOf)
          .sort((a, b) => a - b)
          .join();
    let node = nodes.get(key);
    if (node === undefined) {
      if (nodes.size > mostNodes) throw tooLarge(objects[0]);
      const fresh = {
        possible: undefined,
        shapes: undefined,
        branches: undefined,
        height: undefined,
        conflict: undefined,
      };
      nodes.set(key, (node = { terms: objects, isNever, ...fresh, draws: new Map() }));
    }
    return node;
  }

  function shapesOf(node: Node): readonly Shape[] {
    if (node.isNever) return [];
    if (node.shapes === undefined) {
      looking.push(node);
      try {
        const { shapes, conflict } = searchShapes(node.terms, places, settling(node));
        node.shapes = shapes;
        node.conflict = conflict;
      } catch (error) {
        // What is too much for a search is left out where it is optional, and refused where it is not.
        if (!(error instanceof HookproofError) || error.code !== "unsupported-schema") throw error;
        refusal ??= error;
        node.shapes = [];
      } finally {
        looking.pop();
      }
    }
    return node.shapes;
  }

  function isPossible(terms: readonly JsonSchema[]): boolean {
    const node = nodeOf(terms);
    if (node.isNever) return false;
    if (node.shapes !== undefined) return node.shapes.length > 0;
    if (node.possible !== undefined) return node.possible;
    if (looking.length > mostLookahead || looking.includes(node)) return true;
    looking.push(node);
    try {
      const { shapes, conflict } = searchShapes(node.terms, places, settling(node), 1);
      node.possible = shapes.length > 0;
      node.conflict ??= conflict;
    } finally {
      looking.pop();
    }
    return node.possible;
  }

  function settling(node: Node) {
    return (shape: Shape, final: boolean) => settle(shape, node.terms, final, { evaluate, isPossible });
  }

  function branchesAt(node: Node): readonly Branch[] {
    node.branches ??= shapesOf(node).flatMap((shape) => branchesOf(shape, graph));
    return node.branches;
  }

  /** The least fixpoint over everything that the node's values must contain. */
  function heightOf(node: Node): number {
    if (node.height !== undefined) return node.height;
    const open = new Set<Node>([node]);
    for (const one of open) {
      for (const { needs, some } of branchesAt(one))
        for (const need of [...needs, ...some.among]) if (need.height === undefined) open.add(need);
    }
    const heights = new Map<Node, number>();
    const known = (one: Node): number => one.height ?? heights.get(one) ?? Infinity;
    for (let changed = true; changed;) {
      changed = false;
      for (const one of open) {
        const height = Math.min(...branchesAt(one).map((branch) => branchHeight(branch, known)));
        if (height < known(one)) {
          heights.set(one, height);
          changed = true;
        }
      }
    }
    for (const one of open) one.height = known(one);
    return node.height ?? Infinity;
  }

  function conflictOf(node: Node): Conflict | undefined {
    const seen = new Set<Node>();
    for (let at: Node | undefined = node; at !== undefined && !seen.has(at);) {
      seen.add(at);
      const branches = branchesAt(at);
      if (branches.length === 0)
        return at.conflict ?? shapesOf(at).find(({ conflict }) => conflict)?.conflict;
      at = branches.flatMap(({ needs }) => needs).find((need) => need.height === Infinity);
    }
    return undefined;
  }

  function tooLarge(schema: SchemaObject | undefined): HookproofError {
    const pointer = schema === undefined ? "" : places.index.pointerOf(schema);
    return new HookproofError(
      "unsupported-schema",
      `${pointer || "/"}: too many combinations of schemas to hold`,
    );
  }
}

/** @param heightOf what is known of a node so far */
export function branchHeight({ needs, some, nests }: Branch, heightOf: (node: Node) => number): number {
  const required = needs.map(heightOf);
  const cheapest = some.among
    .map(heightOf)
    .sort((a, b) => a - b)
    .slice(0, some.count);
  if (cheapest.length < some.count) return Infinity;
  const inner = Math.max(0, ...required, ...cheapest);
  return nests ? inner + 1 : inner;
}
