import type { Graph, Node } from "../canonical/graph.ts";
import type { Draw } from "./draw.ts";

/** One type of one shape: the last alternative, between values that have nothing in common but the place. */
export interface Branch {
  /** How often it is taken, beside its siblings. */
  readonly weight: number;
  /** What a value of it contains in any case. */
  readonly needs: readonly Node[];
  /** And of these so many. */
  readonly some: { readonly count: number; readonly among: readonly Node[] };
  /** Whether its values are arrays or objects. */
  readonly nests: boolean;
  /** @param name the property that the value is for, which says what it should look like */
  draw(name: string | undefined, workshop: Workshop): Draw;
}

/** What drawing needs besides the shape. */
export interface Workshop {
  readonly graph: Graph;
  /** How likely an optional property is present. */
  readonly optional: number;
  /** Whether objects get properties under names that the schema leaves open, though they need none. */
  readonly inventive: boolean;
  drawOf(node: Node, name: string | undefined): Draw;
}

export const nothingMore = { count: 0, among: [] } as const;
