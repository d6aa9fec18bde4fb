import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import { allTypes } from "./json-type.ts";
import type { Narrowing, Place } from "./keyword.ts";
import type { KeywordUse, Places } from "./place.ts";
import type { Origin, Scopes, Shape } from "./shape.ts";
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
  shape.visited.add(key);
  shape.notes = [...shape.notes, schema];
  const holdsRest = schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined;
  const inner = holdsRest ? [...scopes, schema] : scopes;
  const uses = places.keywordsOf(schema);
  const narrowing = narrowingOf(schema, shape, inner, places);
  for (const use of uses) {
    narrowing.use = use;
    use.keyword.narrow?.(use.value, narrowing);
  }
}

/** One for all keywords of a schema; `use` is the one that is being applied. */
function narrowingOf(
  schema: SchemaObject,
  shape: Shape,
  scopes: Scopes,
  places: Places,
): Narrowing & { use?: KeywordUse } {
  const place = (): Place => (narrowing.use as KeywordUse).place;
  const origin = (): Origin => ({ schema, keyword: place().keyword });
  const narrowing: Narrowing & { use?: KeywordUse } = {
    schema,
    shape,
    scopes,
    get keyword() {
      return place().keyword;
    },
    resolve: (reference, how) => place().resolve(reference, how),
    resolveFrom: (reference, from) => place().resolveFrom(reference, from),
    not: (negated) => places.not(negated),
    made: (made) => place().made(made),
    once: (make) => place().once(make),
    doubt: () => place().doubt(),
    waysToFail: (failed) => place().waysToFail(failed),
    absorb: (other, otherScopes = scopes) => absorb(shape, other, otherScopes, places),
    choose: (options, { cover = true, scopes: otherScopes = scopes } = {}) => {
      const [only] = options;
      if (options.length === 1 && only !== undefined) {
        absorb(shape, only, otherScopes, places);
      } else if (options.length === 0) {
        shape.conflict ??= { origins: [origin()], reason: "no alternative is left" };
      } else {
        shape.choices = [...shape.choices, { options, cover, scopes: otherScopes, origin: origin() }];
      }
    },
    mark: (facet) => {
      shape.origins = { ...shape.origins, [facet]: origin() };
    },
    drop: (types) => dropTypes(shape, types, "no type is left", origin()),
  };
  return narrowing;
}

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A number for an object, the same each time; for keys of sets of schemas. */
export function idOf(object: object): number {
  let id = ids.get(object);
  if (id === undefined) ids.set(object, (id = ++lastId));
  return id;
}
