import type { Graph, Node } from "../canonical/graph.ts";
import { branchHeight } from "../canonical/graph.ts";
import type { Workshop } from "./branch.ts";
import type { Draw } from "./draw.ts";

/** Makes the draws of nodes, each when its first value is drawn, so that a large schema costs only what is used of it. */
export function createWorkshop(graph: Graph, optional: number, inventive: boolean): Workshop {
  const workshop: Workshop = { graph, optional, inventive, drawOf };
  return workshop;

  function drawOf(node: Node, name: string | undefined): Draw {
    let draw = node.draws.get(name);
    if (draw === undefined) {
      let built: Draw | undefined;
      draw = (stream, slack) => (built ??= build(node, name))(stream, slack);
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

/** Draws from one of the options that nest no deeper than they may. */
function choosing(options: readonly Option[]): Draw {
  const heights = [...new Set(options.map(({ height }) => height))].sort((a, b) => a - b);
  const lowest = heights[0] ?? 0;
  const byHeight = heights.map((height) => weighted(options.filter((option) => option.height <= height)));
  return (stream, slack) => {
    let at = heights.length - 1;
    while ((heights[at] ?? 0) > lowest + slack) at--;
    const { draw, height } = stream.pick(byHeight[at] ?? []);
    return draw(stream, slack - (height - lowest));
  };
}

/** A list to pick from in which each option stands as often as its weight says. */
function weighted(options: readonly Option[]): readonly Option[] {
  return options.flatMap((option) => Array.from({ length: option.weight }, () => option));
}
