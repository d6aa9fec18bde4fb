import type { JsonSchema } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import { allTypes } from "./json-type.ts";
import type { Narrowing } from "./keyword.ts";
import type { KeywordUse, Places } from "./place.ts";
import type { Scopes, Shape } from "./shape.ts";
import { dropTypes } from "./shape.ts";

/** Has a shape satisfy one more schema: each of its keywords narrows the shape or leaves a choice in it. */
export function absorb(shape: Shape, schema: JsonSchema, scopes: Scopes, places: Places): void {
  if (shape.conflict !== undefined) return;
  if (!isSchemaObject(schema)) {
    if (!schema) dropTypes(shape, allTypes, "the schema is false");
    return;
  }
  // A reference that leads back to where it came from adds nothing.
  const key = [schema, ...scopes].map((one) => idOf(one)).join();
  if (shape.visited.has(key)) return;
  shape.visited = new Set(shape.visited).add(key);
  shape.notes = [...shape.notes, schema];
  const holdsRest = schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined;
  const inner = holdsRest ? [...scopes, schema] : scopes;
  for (const use of places.keywordsOf(schema))
    use.keyword.narrow?.(use.value, narrowing(use, shape, inner, places));
}

function narrowing(use: KeywordUse, shape: Shape, scopes: Scopes, places: Places): Narrowing {
  const { place } = use;
  const origin = { schema: place.schema, keyword: place.keyword };
  return {
    ...place,
    shape,
    scopes,
    absorb: (schema, other = scopes) => absorb(shape, schema, other, places),
    choose: (options, { cover = true, scopes: other = scopes } = {}) => {
      const [only] = options;
      if (options.length === 1 && only !== undefined) {
        absorb(shape, only, other, places);
        return;
      }
      if (options.length === 0) {
        shape.conflict ??= { origins: [origin], reason: "no alternative is left" };
        return;
      }
      shape.choices = [...shape.choices, { options, cover, scopes: other, origin }];
    },
    mark: (facet) => {
      shape.origins = { ...shape.origins, [facet]: origin };
    },
    drop: (types) => dropTypes(shape, types, "no type is left", origin),
  };
}

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A number for an object, the same each time; for keys of sets of schemas. */
export function idOf(object: object): number {
  let id = ids.get(object);
  if (id === undefined) ids.set(object, (id = ++lastId));
  return id;
}
