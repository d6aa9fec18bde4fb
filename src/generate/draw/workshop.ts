import type { Graph, Node } from "../canonical/graph.ts";
import { branchHeight } from "../canonical/graph.ts";
import type { Workshop } from "./branch.ts";
import type { Draw } from "./draw.ts";

/** Makes the draws of nodes, each when its first value is drawn, so that a large schema costs only what is used of it. */
export function createWorkshop(graph: Graph, optional: number): Workshop {
  const workshop: Workshop = { graph, optional, drawOf };
  return workshop;

  function drawOf(node: Node, name: string | undefined): Draw {
    let draw = node.draws.get(name);
    if (draw === undefined) {
      let built: Draw | undefined;
      draw = (stream, room) => (built ??= build(node, name))(stream, room);
      node.draws.set(name, draw);
    }
    return draw;
  }

  function build(node: Node, name: string | undefined): Draw {
    const choices = graph
      .branchesOf(node)
      .map((branch) => ({
        weight: branch.weight,
        height: branchHeight(branch, graph.heightOf),
        draw: branch.draw(name, workshop),
      }))
      .filter(({ height }) => height < Infinity);
    const [first, ...others] = choices;
    if (first === undefined) throw new Error("A node without values is never drawn from.");
    if (others.length === 0) return first.draw;
    return choosing(choices);
  }
}

interface Option {
  readonly weight: number;
  readonly height: number;
  readonly draw: Draw;
}

/** Draws from one of the options that fit the room, or from the lowest if none does. */
function choosing(options: readonly Option[]): Draw {
  const heights = [...new Set(options.map(({ height }) => height))].sort((a, b) => a - b);
  const byRoom = heights.map((height) => weighted(options.filter((option) => option.height <= height)));
  return (stream, room) => {
    let at = 0;
    while (at + 1 < heights.length && (heights[at + 1] ?? Infinity) <= room) at++;
    const list = byRoom[at] ?? [];
    return stream.pick(list)(stream, room);
  };
}

/** A list to pick from in which each draw stands as often as its weight says. */
function weighted(options: readonly Option[]): readonly Draw[] {
  return options.flatMap(({ weight, draw }) => Array.from({ length: weight }, () => draw));
}
