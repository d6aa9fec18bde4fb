import type { Json } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Graph, Node } from "../canonical/graph.ts";
import { jsonTypes } from "../canonical/json-type.ts";
import type { Shape } from "../canonical/shape.ts";
import { dropTypes } from "../canonical/shape.ts";
import { termsOfProperty } from "../canonical/terms.ts";
import type { Stream, Tag } from "../stream.ts";
import { streamOf, tagOf } from "../stream.ts";
import type { Branch, Workshop } from "./branch.ts";
import type { Draw } from "./draw.ts";
import { createNames } from "./names.ts";

interface Property {
  readonly name: string;
  readonly node: Node;
  readonly required: boolean;
}

/** Objects: the properties that are named somewhere, and others where the shape wants or suggests them. */
export function objectBranch(shape: Shape, graph: Graph, weight: number): Branch | undefined {
  const names = createNames(shape, graph);
  const demanded = demandedProperties();
  const properties = demanded === undefined ? [] : namedProperties(demanded);
  const missing = shape.minProperties - properties.length;
  const extra =
    missing > 0 ? names.draw(missing, new Set(properties.map(({ name }) => name)), streamOf(1, "names")) : [];
  const required = properties.filter((property) => property.required);
  if (demanded === undefined || extra.length < missing || required.length > shape.maxProperties) {
    const {
      minProperties,
      maxProperties,
      propertyNames,
      required: requires,
      unevaluatedProperties,
    } = shape.origins;
    const origins = [minProperties, maxProperties, propertyNames, requires, unevaluatedProperties];
    dropTypes(shape, jsonTypes.object, "no set of properties satisfies them all", ...origins);
    return undefined;
  }
  const all = [...properties, ...extra.map((name) => ({ name, node: nodeOf(name), required: false }))];
  const optional = all.filter((property) => !property.required);
  return {
    weight,
    needs: required.map(({ node }) => node),
    some: {
      count: Math.max(0, shape.minProperties - required.length),
      among: optional.map(({ node }) => node),
    },
    nests: true,
    draw: (_, workshop) => drawing(all, workshop),
  };

  function nodeOf(name: string, more: readonly JsonSchema[] = []): Node {
    return graph.nodeOf([...termsOfProperty(shape, name), ...more]);
  }

  /** For each "there is a property such that": its name, and what its value has to satisfy besides. */
  function demandedProperties(): ReadonlyMap<string, readonly JsonSchema[]> | undefined {
    const found = new Map<string, readonly JsonSchema[]>();
    for (const { names: rule, value } of shape.someProperties) {
      const known = [...knownNames(shape)].filter(
        (name) => graph.evaluate(rule, name) && names.isAllowed(name),
      );
      const fresh = names.draw(3, new Set(), streamOf(1, "some"), rule);
      const name = [...known, ...fresh].find((one) =>
        isPossible(nodeOf(one, [value, ...(found.get(one) ?? [])])),
      );
      if (name === undefined) return undefined;
      found.set(name, [value, ...(found.get(name) ?? [])]);
    }
    return found;
  }

  function isPossible(node: Node): boolean {
    return graph.shapesOf(node).length > 0;
  }

  function namedProperties(demanded: ReadonlyMap<string, readonly JsonSchema[]>): readonly Property[] {
    const wanted = new Set([...knownNames(shape), ...demanded.keys()]);
    return [...wanted].flatMap((name): Property[] => {
      const node = nodeOf(name, demanded.get(name));
      const required = shape.required.has(name) || demanded.has(name);
      return required || (names.isAllowed(name) && isPossible(node)) ? [{ name, node, required }] : [];
    });
  }

  function drawing(all: readonly Property[], workshop: Workshop): Draw {
    const known = new Set(all.map(({ name }) => name));
    const parts = all.map((property) => partOf(property, workshop)).filter(({ height }) => height < Infinity);
    const chancesAt = chancesOf(parts, workshop.optional);
    const isBounded = shape.minProperties > 0 || shape.maxProperties < Infinity;
    const others =
      workshop.inventive && names.areOpen && shape.maxProperties > parts.length ? names : undefined;

    // Objects that always have all their properties start out with them: that is faster than adding one after the other.
    const isFixed = !isBounded && parts.every(({ required, name }) => required && name !== "__proto__");
    const template = Object.fromEntries(isFixed ? parts.map(({ name }) => [name, null]) : []);

    return (stream, slack) => {
      const object: Record<string, Json> = { ...template };
      // One child stream serves all properties in turn: each is done with it when the next begins.
      const scratch = stream.fork(otherTag);
      const inner = Math.max(0, slack - 1);
      const chances = chancesAt[Math.min(slack, chancesAt.length - 1)] ?? [];
      const chosen = isBounded ? choose(stream, chances) : undefined;
      for (let index = 0; index < parts.length; index++) {
        const part = parts[index] as Part;
        const fork = stream.fork(part.tag, scratch);
        const isThere = chosen === undefined ? isPresent(part, chances[index] ?? 0, fork) : chosen.has(part);
        if (isThere) set(object, part.name, part.draw(fork, inner));
      }
      if (others !== undefined && slack > 0) addOthers(object, stream.fork(otherTag), inner);
      return object;
    };

    function choose(stream: Stream, chances: readonly number[]): ReadonlySet<Part> {
      const chosen = new Set(parts.filter(({ required }) => required));
      const ranked = parts
        .filter(({ required }) => !required)
        .map((part) => ({ part, rank: stream.fork(part.tag).fork("rank").next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ part }) => part);
      for (const part of ranked) {
        if (chosen.size >= shape.maxProperties) break;
        if (isPresent(part, chances[parts.indexOf(part)] ?? 0, stream.fork(part.tag))) chosen.add(part);
      }
      for (const part of ranked.sort((a, b) => a.height - b.height)) {
        if (chosen.size >= shape.minProperties) break;
        chosen.add(part);
      }
      return chosen;
    }

    function addOthers(object: Record<string, Json>, stream: Stream, inner: number): void {
      const count = Math.min(
        stream.int(0, 2) + (parts.length === 0 ? 1 : 0),
        shape.maxProperties - Object.keys(object).length,
      );
      for (const name of names.draw(count, known, stream)) {
        const node = nodeOf(name);
        if (graph.heightOf(node) <= inner + 1)
          set(object, name, workshop.drawOf(node, name)(stream.fork(name), inner));
      }
    }
  }

  function partOf({ name, node, required }: Property, workshop: Workshop): Part {
    return {
      name,
      tag: tagOf(name),
      required,
      height: graph.heightOf(node),
      draw: workshop.drawOf(node, name),
    };
  }
}

interface Part {
  readonly name: string;
  readonly tag: Tag;
  readonly required: boolean;
  readonly height: number;
  readonly draw: Draw;
}

const otherTag = tagOf("other properties");

/**
 * How likely each part is present, by slack. Without slack no optional structure is; with more of it, so many that wide and
 * recursive schemas do not grow without bounds.
 */
function chancesOf(parts: readonly Part[], optional: number): readonly (readonly number[])[] {
  const nested = parts.filter(({ required, height }) => !required && height > 0).length;
  return [0, 1, 2, 4, 8].map((structures) =>
    parts.map(({ height }) =>
      height > 0 ? optional * Math.min(1, structures / Math.max(1, nested)) : optional,
    ),
  );
}

function isPresent({ required }: Part, chance: number, fork: Stream): boolean {
  return required || (chance > 0 && (chance >= 1 || fork.chance(chance)));
}

function knownNames(shape: Shape): ReadonlySet<string> {
  return new Set([
    ...shape.propertyGroups.flatMap(({ properties }) => Object.keys(properties)),
    ...shape.required,
  ]);
}

function set(object: Record<string, Json>, name: string, value: Json): void {
  if (name === "__proto__")
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}
