import { HookproofError } from "../../errors.ts";
import { pointerOf } from "../../json/pointer.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import type { Evaluate } from "../canonical/evaluate.ts";
import { createEvaluate } from "../canonical/evaluate.ts";
import type { Places } from "../canonical/place.ts";
import { createPlaces } from "../canonical/place.ts";
import { indexSchemas } from "../canonical/schema-index.ts";
import type { CompileOptions, Generator } from "../compile.ts";
import { compile } from "../compile.ts";
import type { Stream } from "../stream.ts";
import { streamOf } from "../stream.ts";
import type { Site } from "./walk.ts";
import { sitesOf, without } from "./walk.ts";

/** One way to be invalid: a keyword at its place. */
export interface Breaking {
  readonly keyword: string;
  /** Pointer of the keyword in the schema. */
  readonly pointer: string;
  /** Pointer of the part of the value that breaks it; `*` stands for every item of a list. */
  readonly where: string;
  /**
   * Compiles a generator of values that are invalid, and valid but for this keyword; undefined if there are none, as where
   * every value satisfies it.
   */
  compile(): Generator | undefined;
}

/**
 * The negative twin of `compile`: for a schema, all keywords that a value can break alone. `properties`, `items` and the like
 * are not in the list; what they say is broken inside them.
 */
export function breakingsOf(schema: JsonSchema, options: CompileOptions = {}): readonly Breaking[] {
  const places = createPlaces(indexSchemas(schema, options.schemas));
  return sitesOf(schema, places.index).flatMap((site) =>
    places
      .keywordsOf(site.schema)
      .filter(({ keyword }) => keyword.negation !== undefined && !structural.has(keyword.name))
      .map(({ keyword: { name } }) => ({
        keyword: name,
        pointer: places.index.pointerOf(site.schema) + pointerOf([name]),
        where: site.where,
        compile: () => breaking(schema, site, name, places, options),
      })),
  );
}

/** Keywords whose parts are sites of their own. */
const structural = new Set([
  "$ref",
  "$dynamicRef",
  "$recursiveRef",
  "allOf",
  "properties",
  "patternProperties",
  "items",
  "prefixItems",
  "additionalItems",
]);

const mostTries = 50;

function breaking(
  schema: JsonSchema,
  site: Site,
  name: string,
  places: Places,
  options: CompileOptions,
): Generator | undefined {
  const use = places.keywordsOf(site.schema).find(({ keyword }) => keyword.name === name);
  const ways = use?.keyword.negation?.(use.value, use.place) ?? [];
  if (ways.length === 0) return undefined;
  const relaxed = without(site.schema, name);
  const broken: SchemaObject = { ...relaxed, allOf: [...(relaxed.allOf ?? []), { anyOf: ways }] };
  const isInvalid = not(evaluateUnder(schema, options));
  const isValidElse = evaluateUnder(site.rebuild(relaxed), options);
  try {
    const draw = compile(site.rebuild(broken), options);
    const generate = (stream: Stream) => {
      for (let tries = 0; tries < mostTries; tries++) {
        const value = draw(tries === 0 ? stream : stream.fork(`again ${tries}`));
        if (isInvalid(value) && isValidElse(value)) return value;
      }
      return undefined;
    };
    const witness = generate(streamOf(1, "witness"));
    return witness === undefined ? undefined : (stream) => generate(stream) ?? witness;
  } catch (error) {
    // Nothing can break this keyword and satisfy all others, or nothing that can be found.
    if (error instanceof HookproofError) return undefined;
    throw error;
  }
}

type Judge = (value: Parameters<Evaluate>[1]) => boolean;

function evaluateUnder(schema: JsonSchema, { schemas }: CompileOptions): Judge {
  const evaluate = createEvaluate(createPlaces(indexSchemas(schema, schemas)));
  return (value) => evaluate(schema, value);
}

function not(judge: Judge): Judge {
  return (value) => !judge(value);
}
