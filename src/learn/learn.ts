import type { Settings } from "../contract/settings.ts";
import type { Kind } from "../contract/topics.ts";
import { kindNames, topics } from "../contract/topics.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isObject, objectOf } from "../json/json.ts";
import { tokensOf } from "../json/pointer.ts";
import type { Field, KindSchemas } from "../schema/load.ts";
import type { Difference } from "./difference.ts";
import { inferSchema } from "./infer-schema.ts";
import type { LearnedSettings } from "./learn-settings.ts";
import { bodyKeyOf, learnSettings } from "./learn-settings.ts";
import type { Captured, Sample } from "./sample.ts";
import { sampleOf } from "./sample.ts";
import { typeNameOf, walkValues } from "./walk-values.ts";

/** What captured traffic says about the gaps of the document. Holds types and counts, never a value. */
export interface Learned {
  readonly settings: LearnedSettings;
  /** JSON merge patches on the kinds' schemas. */
  readonly overlays: Readonly<Partial<Record<Kind, JsonObject>>>;
  readonly differences: readonly Difference[];
  /** Notifications by kind, and requests that are none. */
  readonly counts: { readonly kinds: Readonly<Record<Kind, number>>; readonly others: number };
}

/** An assumed field that this many samples lack is taken out; fewer samples prove little. */
const enoughSamples = 10;

/** What a shipped schema may say of a field besides its name and meaning. */
const keywords = [
  "x-faker",
  "type",
  "format",
  "enum",
  "const",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMaximum",
  "items",
  "properties",
  "required",
  "anyOf",
  "$ref",
];

/**
 * Compares captured notifications with the schemas, and infers what the document does not show. What the document
 * does show stays: a difference there is reported, not learned.
 */
export function learn(
  captured: readonly Captured[],
  { schemas, settings }: { schemas: KindSchemas; settings: Settings },
): Learned {
  const samples = captured.map(sampleOf).filter((sample) => sample !== null);
  const overlays: Partial<Record<Kind, JsonObject>> = {};
  const differences: Difference[] = [];
  const counts = { conversation: 0, client: 0, cdr: 0, robot_call: 0, new_ticket: 0 };
  for (const kind of kindNames) {
    const own = samples.filter(({ topic }) => topics[topic].kind === kind);
    counts[kind] = own.length;
    if (own.length === 0) continue;
    const found = compare(kind, dataOf(own, settings.bodyKeys[kind]), schemas.of[kind].fields);
    differences.push(...found.differences);
    if (found.patch !== null) overlays[kind] = found.patch;
  }
  return {
    settings: learnSettings(samples),
    overlays,
    differences,
    counts: { kinds: counts, others: captured.length - samples.length },
  };
}

/** The business data of a kind's samples, under the key that they use. */
function dataOf(samples: readonly Sample[], expectedKey: string): readonly JsonObject[] {
  const key = bodyKeyOf(samples) ?? expectedKey;
  return samples.map(({ envelope }) => envelope[key]).filter((data) => isObject(data));
}

function compare(
  kind: Kind,
  data: readonly JsonObject[],
  fields: readonly Field[],
): { differences: readonly Difference[]; patch: JsonObject | null } {
  const known = new Map(fields.map((field) => [field.pointer, field]));
  const opaque = new Set(fields.filter(({ types }) => types.length !== 1).map(({ pointer }) => pointer));
  const seen = new Map<string, { values: Json[]; samples: Set<number> }>();
  data.forEach((sample, index) => {
    for (const [pointer, value] of walkValues(sample, opaque)) {
      const entry = seen.get(pointer) ?? { values: [], samples: new Set() };
      seen.set(pointer, entry);
      entry.values.push(value);
      entry.samples.add(index);
    }
  });

  const differences: Difference[] = [];
  const learned = new Map<string, Json>();
  for (const [pointer, { values, samples }] of seen) {
    const types = [...new Set(values.map(typeNameOf))].toSorted();
    const what = differenceOf(known.get(pointer), values, types);
    if (what === null || isBelowUnknown(pointer, known)) continue;
    differences.push({ kind, pointer, what, seen: types.join(" or "), count: samples.size, of: data.length });
    const schema = inferSchema(values);
    const field = known.get(pointer);
    // A merge patch adds to what is there, so what does not fit any more has to be taken away by name.
    const cleared = field === undefined ? {} : Object.fromEntries(keywords.map((keyword) => [keyword, null]));
    if (field?.assumed !== null && schema !== undefined)
      learned.set(pointer, {
        ...cleared,
        ...schema,
        "x-assumed": `Seen in ${samples.size} of ${data.length} captured notifications.`,
      });
  }
  for (const { pointer, assumed } of data.length >= enoughSamples ? fields : []) {
    const isChild = fields.some((field) => field.assumed !== null && pointer.startsWith(`${field.pointer}/`));
    if (assumed === null || isChild || seen.has(pointer)) continue;
    differences.push({
      kind,
      pointer,
      what: "assumed but never seen",
      seen: "nothing",
      count: 0,
      of: data.length,
    });
    learned.set(pointer, null);
  }
  return { differences, patch: learned.size === 0 ? null : patchOf(learned) };
}

function differenceOf(
  field: Field | undefined,
  values: readonly Json[],
  types: readonly string[],
): Difference["what"] | null {
  if (field === undefined) return "unknown field";
  const allowed = new Set([...field.types, "null", ...(field.types.includes("number") ? ["integer"] : [])]);
  if (field.types.length > 0 && types.some((type) => !allowed.has(type))) return "another type";
  const listed = field.enum;
  return listed !== null && values.some((value) => value !== null && !listed.includes(value))
    ? "value not listed"
    : null;
}

/** Whether the field's parent is unknown too: the parent's schema covers it. */
function isBelowUnknown(pointer: string, known: ReadonlyMap<string, Field>): boolean {
  const parent = pointer.replace(/(?:\/\*)?\/[^/]*$/, "").replace(/\/\*$/, "");
  return parent !== "" && !known.has(parent);
}

/** A merge patch that sets the schema at each pointer template. */
function patchOf(schemas: ReadonlyMap<string, Json>): JsonObject {
  const insert = (patch: JsonObject, [token, ...rest]: readonly string[], schema: Json): JsonObject => {
    if (token === undefined) return isObject(schema) ? { ...patch, ...schema } : patch;
    if (token === "*") return { ...patch, items: insert(childOf(patch, "items"), rest, schema) };
    const properties = childOf(patch, "properties");
    const child = rest.length === 0 ? schema : insert(childOf(properties, token), rest, schema);
    return {
      ...patch,
      properties: objectOf([...Object.entries(properties).filter(([key]) => key !== token), [token, child]]),
    };
  };
  return [...schemas].reduce(
    (patch, [pointer, schema]) => insert(patch, tokensOf(pointer), schema),
    {} as JsonObject,
  );
}

function childOf(parent: JsonObject, key: string): JsonObject {
  const child = Object.hasOwn(parent, key) ? parent[key] : undefined;
  return isObject(child) ? child : {};
}
