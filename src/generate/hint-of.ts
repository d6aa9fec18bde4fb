import type { Json } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import { argumentHints } from "./argument-hints.ts";
import { fakerHint, fakerMethods } from "./faker-pool.ts";
import type { Hint } from "./hints.ts";
import { hints } from "./hints.ts";

/**
 * What answers a value of `x-faker`: `"module.method"` or `["module.method", …arguments]`. Hints of `hints.ts` and
 * `argument-hints.ts` are answered here; any other is a method of faker, which is loaded only then.
 */
export function hintOf(value: unknown): Hint | undefined {
  const [name, ...args] = (Array.isArray(value) ? value : [value]) as readonly Json[];
  if (typeof name !== "string") return undefined;
  if (args.length === 0 && Object.hasOwn(hints, name)) return (hints as Readonly<Record<string, Hint>>)[name];
  const straight = Object.hasOwn(argumentHints, name) ? argumentHints[name]?.(args) : undefined;
  return straight ?? fakerHint(name, args);
}

/** What is wrong with a value of `x-faker`, with the nearest right hint; undefined if nothing is. */
export function hintProblem(value: unknown): string | undefined {
  if (hintOf(value) !== undefined) return undefined;
  const name = String(Array.isArray(value) ? value[0] : value);
  const right = nearest(name, [...Object.keys(hints), ...fakerMethods()]);
  return `names no hint that exists: ${name}${right === undefined ? "" : `; did you mean ${right}?`}`;
}
