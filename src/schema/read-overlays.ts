import { realpath } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Kind } from "../contract/topics.ts";
import { kindNames } from "../contract/topics.ts";
import { HookproofError } from "../errors.ts";
import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import { pointerOf } from "../json/pointer.ts";
import { bundle } from "./bundle.ts";
import type { JsonSchema } from "./json-schema.ts";
import { mistakeIn } from "./metaschema.ts";
import type { Overlay, Overlays } from "./overlay.ts";
import { applyOverlay } from "./overlay.ts";
import { shippedSchema } from "./shipped.ts";

export interface OverlayChecks {
  /** What is wrong with a value of `x-faker`, as a clause; undefined if nothing is. */
  readonly hintProblem?: (hint: Json) => string | undefined;
}

/**
 * Reads one overlay file per kind, JSON or YAML. A file that names its dialect with `$schema` is a whole schema and
 * takes the place of ours; any other is a merge patch on it. `$ref` may name files in the overlay's folder and below,
 * never others and never the network. Throws `HookproofError` "bad-schema" with file, line and column.
 */
export async function readOverlays(
  files: Readonly<Record<string, string>>,
  checks: OverlayChecks = {},
): Promise<Overlays> {
  const overlays: Partial<Record<Kind, Overlay>> = {};
  for (const [name, file] of Object.entries(files)) {
    const kind = kindNames.find((known) => known === name);
    if (kind === undefined) throw unknownKind(name, file);
    overlays[kind] = await readOverlay(kind, file, checks);
  }
  return overlays;
}

async function readOverlay(kind: Kind, path: string, checks: OverlayChecks): Promise<Overlay> {
  const { file, value } = await bundle(path, await folderOf(path));
  if (!isObject(value)) throw file.mistake("", `A schema of a ${kind} is an object of keywords`);
  const type = value["type"];
  if (type !== undefined && type !== "object")
    throw file.mistake("/type", `Business data is an object, not ${JSON.stringify(type)}`);

  const overlay: Overlay =
    value["$schema"] === undefined
      ? { mode: "merge", patch: value }
      : { mode: "replace", schema: { type: "object", ...value } as JsonSchema };
  const mistake = mistakeIn(applyOverlay(shippedSchema(kind), overlay));
  if (mistake !== undefined)
    throw file.mistake(mistake.pointer, `Not a JSON Schema: ${mistake.pointer} ${mistake.message}`, mistake);
  for (const [pointer, hint] of hintsIn(value, [])) {
    const problem = checks.hintProblem?.(hint);
    if (problem !== undefined) throw file.mistake(pointer, `x-faker ${problem}`);
  }
  return overlay;
}

/** Every `x-faker` in the file, with its pointer. */
function hintsIn(value: Json, at: readonly string[]): readonly (readonly [pointer: string, hint: Json])[] {
  if (isArray(value)) return value.flatMap((item, index) => hintsIn(item, [...at, String(index)]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "x-faker" && member !== null
      ? [[pointerOf([...at, key]), member] as const]
      : hintsIn(member, [...at, key]),
  );
}

async function folderOf(path: string): Promise<string> {
  try {
    return dirname(await realpath(path));
  } catch (cause) {
    throw new HookproofError("bad-schema", `The schema ${basename(path)} cannot be read`, {
      at: { file: path },
      cause,
    });
  }
}

function unknownKind(name: string, file: string): HookproofError {
  const meant = nearest(name, kindNames);
  const kinds = `The kinds are ${kindNames.join(", ")}.`;
  return new HookproofError("bad-schema", `There is no kind ${name}`, {
    hint: meant === undefined ? kinds : `Did you mean ${meant}? ${kinds}`,
    at: { file },
  });
}
