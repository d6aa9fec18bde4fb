import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Graph, Node } from "../canonical/graph.ts";
import type { Shape } from "../canonical/shape.ts";
import { termsOfProperty } from "../canonical/terms.ts";
import type { Stream } from "../stream.ts";
import type { Draw } from "./draw.ts";
import { createWorkshop } from "./workshop.ts";

/** Names of properties that a schema does not list. */
export interface Names {
  /** Whether objects of this shape should have such properties, though they need not. */
  readonly areOpen: boolean;
  isAllowed(name: string): boolean;
  /** Up to `count` new names whose values are possible; fewer if a bounded search finds no more. @param rule one more schema for the names */
  draw(count: number, taken: ReadonlySet<string>, stream: Stream, rule?: JsonSchema): readonly string[];
}

const usual = "remark source level channel note tag region extra 备注 来源 等级 渠道 预算 行业".split(" ");

export function createNames(shape: Shape, graph: Graph): Names {
  const patterns = [
    ...new Set(shape.propertyGroups.flatMap((group) => group.patterns.map(([source]) => source))),
  ];
  const sources = new Map<JsonSchema | undefined, readonly Draw[]>();
  return { areOpen: areOpen(), isAllowed, draw };

  function areOpen(): boolean {
    const suggests = shape.propertyGroups.some(
      ({ patterns: some, additional }) => some.length > 0 || typeof additional === "object",
    );
    const isBlank = shape.propertyGroups.every(({ properties }) => Object.keys(properties).length === 0);
    return suggests || isBlank || shape.restProperties.some(({ schema }) => typeof schema === "object");
  }

  function isAllowed(name: string): boolean {
    return shape.nameRules.every((rule) => graph.evaluate(rule, name));
  }

  function draw(
    count: number,
    taken: ReadonlySet<string>,
    stream: Stream,
    rule?: JsonSchema,
  ): readonly string[] {
    const found = new Set<string>();
    const from = sourcesFor(rule);
    if (from.length === 0) return [];
    for (let tries = 0; tries < 40 + 10 * count && found.size < count; tries++) {
      const name = from[tries % from.length]?.(stream, 0);
      if (typeof name !== "string" || taken.has(name) || found.has(name)) continue;
      if (graph.shapesOf(graph.nodeOf(termsOfProperty(shape, name))).length > 0) found.add(name);
    }
    return [...found];
  }

  /** One source for each pattern, and one for names that match none. */
  function sourcesFor(rule: JsonSchema | undefined): readonly Draw[] {
    let known = sources.get(rule);
    if (known === undefined) {
      const rules = rule === undefined ? shape.nameRules : [...shape.nameRules, rule];
      const byPattern = patterns.flatMap((pattern) =>
        nameDraw(graph.nodeOf([...rules, patternSchema(pattern)])),
      );
      const others = isClosed()
        ? []
        : rules.length === 0
          ? [usualName]
          : nameDraw(graph.nodeOf([...rules, text]));
      sources.set(rule, (known = [...byPattern, ...others]));
    }
    return known;
  }

  function isClosed(): boolean {
    return shape.propertyGroups.some(({ additional }) => additional === false);
  }

  function nameDraw(node: Node): readonly Draw[] {
    if (graph.heightOf(node) === Infinity) return [];
    return [createWorkshop(graph, 1, true).drawOf(node, undefined)];
  }
}

const text: JsonSchema = { type: "string" };
const patternSchemas = new Map<string, JsonSchema>();

/** The same object for the same pattern, so that it is the same node. */
function patternSchema(pattern: string): JsonSchema {
  let schema = patternSchemas.get(pattern);
  if (schema === undefined) patternSchemas.set(pattern, (schema = { type: "string", pattern }));
  return schema;
}

function usualName(stream: Stream): string {
  const name = stream.pick(usual);
  return stream.chance(0.3) ? `${name}${stream.int(1, 9999)}` : name;
}
