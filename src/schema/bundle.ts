import { readFile, realpath } from "node:fs/promises";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { HookproofError } from "../errors.ts";
import type { Json } from "../json/json.ts";
import { isArray, isObject, objectOf } from "../json/json.ts";
import { pointerOf } from "../json/pointer.ts";
import type { YamlFile } from "../yaml/read.ts";

/** Files that one schema may pull in. */
const mostFiles = 100;
/** Keywords whose value is data, in which `$ref` is nothing special. */
const dataKeywords = new Set(["const", "enum", "default", "examples", "x-faker"]);

/**
 * One self-contained schema from a file and the files that it names by `$ref`: each goes under `$defs`, and references
 * point there. Every file must lie in `folder` or below, symbolic links followed.
 * @returns the file, for places of mistakes, and its value with the references rewritten
 */
export async function bundle(
  path: string,
  folder: string,
): Promise<{ readonly file: YamlFile; readonly value: Json }> {
  const { readYaml } = await import("../yaml/read.ts");
  const waiting: string[] = [];
  const places = new Map<string, string>();

  const nameOf = (target: string) => `file:${relative(folder, target).split(sep).join("/")}`;
  const placeOf = (target: string): string => {
    const known = places.get(target);
    if (known !== undefined) return known;
    const place = pointerOf(["$defs", nameOf(target)]);
    places.set(target, place);
    waiting.push(target);
    return place;
  };

  const rewrite = async (value: Json, file: YamlFile, own: string, at: readonly string[]): Promise<Json> => {
    if (isArray(value))
      return Promise.all(value.map(async (item, index) => rewrite(item, file, own, [...at, String(index)])));
    if (!isObject(value)) return value;
    const members: [string, Json][] = [];
    for (const [key, member] of Object.entries(value)) {
      const below = [...at, key];
      if (key === "$ref" && typeof member === "string" && !isNamed(at))
        members.push([key, await rewriteRef(member, file, own, below)]);
      else if (dataKeywords.has(key) && !isNamed(at)) members.push([key, member]);
      else members.push([key, await rewrite(member, file, own, below)]);
    }
    return objectOf(members);
  };

  const rewriteRef = async (
    ref: string,
    file: YamlFile,
    own: string,
    at: readonly string[],
  ): Promise<string> => {
    const [target = "", fragment = ""] = ref.split("#", 2);
    const inside = fragment === "" || fragment.startsWith("/") ? fragment : null;
    if (target === "") return inside === null ? ref : `#${own}${inside}`;
    const mistake = (message: string, hint?: string) =>
      file.mistake(pointerOf(at), message, hint === undefined ? {} : { hint });
    if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith("//"))
      throw mistake(
        `$ref ${ref} is not a file of this folder`,
        "Save the schema beside this file: nothing is fetched.",
      );
    if (inside === null)
      throw mistake(`$ref ${ref} names an anchor of another file`, "Name it by a JSON pointer.");
    const real = await realPathOf(resolve(dirname(file.file), decodeURIComponent(target)));
    if (real === undefined) throw mistake(`$ref ${ref}: there is no such file`);
    if (!isInside(real, folder))
      throw mistake(`$ref ${ref} leaves the folder of the schema`, "Only files in it and below are read.");
    return `#${placeOf(real)}${inside}`;
  };

  const main = await realpath(path);
  places.set(main, "");
  const file = readYaml(await readFile(main), main, "bad-schema");
  const value = await rewrite(file.value, file, "", []);
  if (!isObject(value)) return { file, value };

  const embedded: [string, Json][] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (embedded.length === mostFiles)
      throw new HookproofError("bad-schema", `The schema pulls in more than ${mostFiles} files`, {
        at: { file: main },
      });
    const other = readYaml(await readFile(next), next, "bad-schema");
    embedded.push([nameOf(next), withoutIdentity(await rewrite(other.value, other, placeOf(next), []))]);
  }
  if (embedded.length === 0) return { file, value };
  const defs = value["$defs"];
  return { file, value: { ...value, $defs: { ...(isObject(defs) ? defs : {}), ...objectOf(embedded) } } };
}

/** Whether the members of the object at this place are named by the user, so that `$ref` there is a property's name. */
function isNamed(at: readonly string[]): boolean {
  const parent = at.at(-1);
  const named = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
  return parent !== undefined && named.includes(parent) && !isNamed(at.slice(0, -1));
}

/** An embedded file is part of the schema around it: an identity of its own would turn its references elsewhere. */
function withoutIdentity(value: Json): Json {
  if (!isObject(value)) return value;
  const { $id: _, $schema: __, ...rest } = value;
  return rest;
}

async function realPathOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
