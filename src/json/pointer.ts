import type { Json } from "./json.ts";
import { isArray, isObject, objectOf } from "./json.ts";

/**
 * JSON pointers (RFC 6901) into values. Nothing is changed in place: what sets or removes returns a new value that
 * shares the untouched parts.
 */

/** The reference tokens of a pointer. @throws SyntaxError unless it is empty or starts with `/` and `~` is followed by 0 or 1. */
export function tokensOf(pointer: string): string[] {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer))
    throw new SyntaxError(`Not a JSON pointer: ${pointer}`);
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The pointer made of reference tokens. */
export function pointerOf(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** What the pointer points to, undefined if there is nothing. Only own properties count. */
export function getAt(value: Json, pointer: string): Json | undefined {
  let found: Json | undefined = value;
  for (const token of tokensOf(pointer)) found = childOf(found, token);
  return found;
}

/**
 * Puts `replacement` where the pointer points, adding the last key if it is missing; `-` appends to an array.
 * @throws RangeError if what should hold it does not exist or is neither object nor array, or the index is beyond the end.
 */
export function setAt(value: Json, pointer: string, replacement: Json): Json {
  return changedAt(value, tokensOf(pointer), pointer, () => replacement);
}

/** Takes away what the pointer points to; the same value if there is nothing. The whole value cannot be taken away. */
export function removeAt(value: Json, pointer: string): Json {
  if (pointer === "" || getAt(value, pointer) === undefined) return value;
  return changedAt(value, tokensOf(pointer), pointer, () => undefined);
}

function childOf(parent: Json | undefined, token: string): Json | undefined {
  if (isArray(parent)) return arrayIndex.test(token) ? parent[Number(token)] : undefined;
  return isObject(parent) && Object.hasOwn(parent, token) ? parent[token] : undefined;
}

const arrayIndex = /^(?:0|[1-9]\d*)$/;

type Change = () => Json | undefined;

function changedAt(value: Json, [token, ...rest]: readonly string[], pointer: string, change: Change): Json {
  if (token === undefined) return change() ?? null;
  const replacement = (child: Json | undefined): Json | undefined => {
    if (rest.length === 0) return change();
    if (child === undefined) throw new RangeError(`Nothing is at the parent of ${pointer}`);
    return changedAt(child, rest, pointer, change);
  };
  if (isArray(value)) {
    const index = token === "-" ? value.length : arrayIndex.test(token) ? Number(token) : Infinity;
    if (index > value.length) throw new RangeError(`No such item: ${pointer}`);
    const item = replacement(value[index]);
    return value.toSpliced(index, 1, ...(item === undefined ? [] : [item]));
  }
  if (!isObject(value)) throw new RangeError(`Neither object nor array at the parent of ${pointer}`);
  const member = replacement(childOf(value, token));
  const others = Object.entries(value);
  if (member === undefined) return objectOf(others.filter(([key]) => key !== token));
  if (!Object.hasOwn(value, token)) return objectOf([...others, [token, member]]);
  return objectOf(others.map(([key, other]) => [key, key === token ? member : other]));
}
