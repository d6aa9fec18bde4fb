import type { Json } from "../../json/json.ts";
import { equalityKey } from "../canonical/equality.ts";
import type { Graph, Node } from "../canonical/graph.ts";
import { jsonTypes } from "../canonical/json-type.ts";
import type { Contains, Shape } from "../canonical/shape.ts";
import { dropTypes } from "../canonical/shape.ts";
import { termsOfItem } from "../canonical/terms.ts";
import type { Stream } from "../stream.ts";
import { aboutSomebodyElse, tagOf } from "../stream.ts";
import type { Branch, Workshop } from "./branch.ts";
import { nothingMore } from "./branch.ts";
import type { Draw } from "./draw.ts";

/** Arrays. Which items match which `contains` is laid out beforehand, for each length once. */
export function arrayBranch(shape: Shape, graph: Graph, weight: number): Branch | undefined {
  const layouts = new Map<number, readonly Node[] | undefined>();
  const most = longest();
  const fewest = Math.max(shape.minItems, shape.duplicates ? 2 : 0);
  const shortest = lengthsFrom(fewest).find((length) => layoutOf(length) !== undefined);
  if (shortest === undefined) {
    const { minItems, maxItems, contains, uniqueItems, unevaluatedItems } = shape.origins;
    dropTypes(
      shape,
      jsonTypes.array,
      "no list satisfies them all",
      minItems,
      maxItems,
      contains,
      uniqueItems,
      unevaluatedItems,
    );
    return undefined;
  }
  return {
    weight,
    needs: layoutOf(shortest) ?? [],
    some: nothingMore,
    nests: true,
    draw: (name, workshop) => drawing(name, workshop, shortest),
  };

  /** Lengths worth trying: where several `contains` cannot share an item, a longer list may fit them. */
  function lengthsFrom(first: number): readonly number[] {
    const last = Math.min(most, first + shape.contains.reduce((sum, { min }) => sum + min, 0));
    return first > last ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }

  function longest(): number {
    let limit = shape.maxItems;
    const tuple = Math.max(0, ...shape.itemGroups.map(({ prefix }) => prefix.length));
    for (let index = 0; index <= tuple && index < limit; index++) {
      if (graph.shapesOf(graph.nodeOf(termsOfItem(shape, index, open()))).length === 0) limit = index;
    }
    if (shape.unique && tuple === 0) {
      const count = countValues(graph.nodeOf(termsOfItem(shape, 0)), graph);
      limit = Math.min(limit, count);
    }
    return limit;
  }

  /** What a `contains` evaluates is no longer unevaluated, so an item that would be forbidden may be there for it. */
  function open(): readonly Contains[] {
    return shape.restItems.length > 0 ? shape.contains.filter(({ scopes }) => scopes.length > 0) : [];
  }

  function layoutOf(length: number): readonly Node[] | undefined {
    if (length > most) return undefined;
    if (!layouts.has(length)) layouts.set(length, layout(length));
    return layouts.get(length);
  }

  /** The node of every item, or undefined if the `contains` cannot be placed in a list of this length. */
  function layout(length: number): readonly Node[] | undefined {
    const matched: Contains[][] = Array.from({ length }, () => []);
    const isPossible = (index: number, more: readonly Contains[]): boolean =>
      graph.shapesOf(nodeAt(index, [...(matched[index] ?? []), ...more])).length > 0;
    for (const one of shape.contains) {
      // Items that match nothing yet come first, so that two `contains` share an item only if they must.
      const order = [...matched.keys()].sort((a, b) => (matched[a]?.length ?? 0) - (matched[b]?.length ?? 0));
      const places = order.filter((index) => isPossible(index, [one])).slice(0, one.min);
      if (places.length < one.min) return undefined;
      for (const index of places) matched[index]?.push(one);
    }
    const nodes = matched.map((ones, index) => nodeAt(index, ones));
    return nodes.every((node) => graph.shapesOf(node).length > 0) ? nodes : undefined;
  }

  function nodeAt(index: number, matched: readonly Contains[]): Node {
    const others = shape.contains.filter((one) => one.max < Infinity && !matched.includes(one));
    return graph.nodeOf([
      ...termsOfItem(shape, index, matched),
      ...others.map(({ schema }) => graph.places.not(schema)),
    ]);
  }

  function drawing(name: string | undefined, workshop: Workshop, shortest: number): Draw {
    const lists = new Map<number, readonly Draw[] | undefined>();
    const heights = new Map<number, number>();
    const itemName = name === undefined ? undefined : singular(name);
    drawsOf(shortest);
    return (stream, slack) => {
      let length = lengthWithin(stream, slack);
      const inner = Math.max(0, slack - 1);
      // A longer list may nest deeper than there is slack, or not be possible at all.
      if (drawsOf(length) === undefined || heightAt(length) > heightAt(shortest) + inner) length = shortest;
      const draws = drawsOf(length) ?? [];
      if (shape.duplicates) return withDuplicate(draws, stream, inner);
      if (shape.unique) return distinct(draws, stream, inner);
      return draws.map((draw, index) => draw(itemStream(stream, index), inner));
    };

    function heightAt(length: number): number {
      return heights.get(length) ?? 0;
    }

    function drawsOf(length: number): readonly Draw[] | undefined {
      if (!lists.has(length)) {
        const nodes = layoutOf(length);
        heights.set(length, Math.max(0, ...(nodes ?? []).map(graph.heightOf)));
        lists.set(
          length,
          nodes?.map((node) => workshop.drawOf(node, itemName)),
        );
      }
      return lists.get(length);
    }

    function lengthWithin(stream: Stream, slack: number): number {
      if (slack <= 0) return shortest;
      const usual = stream.chance(0.1) ? shortest : Math.max(shortest, stream.int(1, 3));
      return Math.min(most, shortest > 1 ? shortest + stream.int(0, 2) : usual);
    }

    /** Distinct items by drawing again; values of a small set run out, then the list ends early if it may. */
    function distinct(draws: readonly Draw[], stream: Stream, inner: number): readonly Json[] {
      for (let attempt = 0; attempt < 20; attempt++) {
        const items: Json[] = [];
        const seen = new Set<string>();
        const again = stream.fork(attempt);
        for (const [index, draw] of draws.entries()) {
          for (let tries = 0; tries < 60; tries++) {
            const item = draw(itemStream(again, index).fork(tries), inner);
            const key = equalityKey(item);
            if (seen.has(key)) continue;
            seen.add(key);
            items.push(item);
            break;
          }
          if (items.length <= index) break;
        }
        if (items.length === draws.length || (items.length >= shape.minItems && shape.contains.length === 0))
          return items;
      }
      return [];
    }
  }

  /** Draws one item and has it twice, where both places take it. */
  function withDuplicate(draws: readonly Draw[], stream: Stream, inner: number): readonly Json[] {
    const items = draws.map((draw, index) => draw(itemStream(stream, index), inner));
    return items.with(items.length - 1, items.at(-2) ?? null);
  }
}

const indexTags = Array.from({ length: 32 }, (_, index) => tagOf(index));

/** Items after the first are about other people. */
function itemStream(stream: Stream, index: number): Stream {
  const fork = stream.fork(indexTags[index] ?? index);
  return index === 0 ? fork : aboutSomebodyElse(fork);
}

/** How many different values a node has, as far as that is plain; else infinite. */
function countValues(node: Node, graph: Graph): number {
  const keys = new Set<string>();
  for (const { values } of graph.shapesOf(node)) {
    if (values === undefined) return Infinity;
    for (const value of values) keys.add(equalityKey(value));
  }
  return keys.size;
}

function singular(name: string): string {
  return name.replace(/(?:_?list|ies|s)$/i, (ending) => (ending === "ies" ? "y" : "")) || name;
}
