import { createCompoundSchema } from "genson-js";
import type { Schema } from "genson-js";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The schema of some values, by types only: no value of the samples gets into it, so that it holds no personal data.
 * Nulls are left out, since any field may be null (section 2.1). Undefined where every value is null.
 */
export function inferSchema(values: readonly Json[]): JsonObject | undefined {
  const present = values.filter((value) => value !== null);
  if (present.length === 0) return undefined;
  const schema = withoutNulls(createCompoundSchema(present.map(plain), { noRequired: true }));
  if (present.every((value) => typeof value === "string" && dateTime.test(value)))
    return { ...schema, format: "date-time" };
  if (present.some((value) => typeof value === "bigint")) return { ...schema, format: "int64" };
  return schema;
}

/** Without bigints, which the inference does not know, and without keys that would change a prototype. */
function plain(value: Json): unknown {
  if (typeof value === "bigint") return 0;
  if (isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "__proto__")
      .map(([key, item]) => [key, plain(item)]),
  );
}

function withoutNulls({ type, items, properties, anyOf }: Schema): JsonObject {
  const types: readonly string[] = [type ?? []].flat().filter((name) => name !== "null");
  const parts = (anyOf ?? []).filter((part) => part.type !== "null").map(withoutNulls);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const [first] = types;
  return {
    ...(first === undefined ? {} : { type: types.length === 1 ? first : types }),
    ...(items === undefined ? {} : { items: withoutNulls(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, part]) => [name, withoutNulls(part)]),
          ),
        }),
    ...(parts.length > 1 ? { anyOf: parts } : {}),
  };
}
