import { HookproofError } from "../errors.ts";
import type { Json } from "../json/json.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { conflictError } from "./canonical/conflict-error.ts";
import { createGraph } from "./canonical/graph.ts";
import { createPlaces } from "./canonical/place.ts";
import { indexSchemas } from "./canonical/schema-index.ts";
import { branchesOf } from "./draw/branches.ts";
import { createWorkshop } from "./draw/workshop.ts";
import type { Stream } from "./stream.ts";
import { streamOf } from "./stream.ts";

/** Makes a value that is valid under the schema it was compiled from; everything about it follows from the stream. */
export type Generator = (stream: Stream) => Json;

export interface CompileOptions {
  /** How likely an optional property is present, 0 … 1; a recursive one gives way to depth. Default 0.85. */
  readonly optional?: number;
  /** Whether objects get properties under invented names where `additionalProperties` and the like suggest some. Default true. */
  readonly inventive?: boolean;
  /** Schemas that `$ref` may name by an absolute URI; nothing is ever fetched. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
}

/** How much deeper than it must a value may nest. */
const slack = 4;
/** How often a value is drawn again if the check of an uncertain schema finds it wrong. */
const mostTries = 100;

/**
 * Compiles a schema once into closures. Parts of it are compiled when a value first needs them.
 * @throws HookproofError `bad-schema` (not a schema, or an unknown hint), `unsatisfiable-schema` (no value can be valid) or
 * `unsupported-schema` (beyond this generator), with the pointer of the place and the keywords in conflict.
 */
export function compile(schema: JsonSchema, options: CompileOptions = {}): Generator {
  const graph = createGraph(createPlaces(indexSchemas(schema, options.schemas)), branchesOf);
  const root = graph.nodeOf([schema]);
  const height = graph.heightOf(root);
  if (height === Infinity) throw graph.refusal() ?? conflictError(graph.conflictOf(root), graph.places.index);
  const draw = createWorkshop(graph, options.optional ?? 0.85, options.inventive ?? true).drawOf(
    root,
    undefined,
  );
  const unchecked: Generator = (stream) => draw(stream, slack);
  const isValid = (value: Json): boolean => graph.evaluate(schema, value);
  // The construction is right for nearly every schema. Where it is in doubt, or a trial shows that it is not, every value is
  // checked.
  const trials = trialsOf(unchecked);
  const isRight = trials.every(isValid);
  const witness = trials.find(isValid) ?? searched(unchecked, isValid);
  if (witness === undefined)
    throw new HookproofError("unsupported-schema", "/: no valid value found in a bounded search");
  const { isInDoubt } = graph.places;
  return (stream) => {
    const first = unchecked(stream);
    if ((isRight && !isInDoubt()) || isValid(first)) return first;
    for (let tries = 1; tries < mostTries; tries++) {
      const value = unchecked(stream.fork(`again ${tries}`));
      if (isValid(value)) return value;
    }
    return witness;
  };
}

/** Eight values, or fewer where they are large. */
function trialsOf(generate: Generator): readonly Json[] {
  const trials: Json[] = [];
  for (let size = 0; trials.length < 8 && size < 5000;) {
    const value = generate(streamOf(1, "trial", trials.length));
    trials.push(value);
    size += partsIn(value);
  }
  return trials;
}

/** A valid value among many more, where none of the trials was. */
function searched(generate: Generator, isValid: (value: Json) => boolean): Json | undefined {
  for (let n = 0; n < mostTries; n++) {
    const value = generate(streamOf(1, "search", n));
    if (isValid(value)) return value;
  }
  return undefined;
}

function partsIn(value: Json): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one: Json) => sum + partsIn(one), 1);
}
