import { HookproofError } from "../errors.ts";
import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import { getAt, pointerOf, tokensOf } from "../json/pointer.ts";

/** What is known of a topic's notification besides the one at hand. */
export interface Known {
  /** Envelope key of the business data. */
  readonly bodyKey: string;
  /** Pointers in the notification that its schema allows, `*` for any item of a list. */
  readonly schemaPointers: readonly string[];
  /** Type of the field at a pointer in the notification, as its schema says; undefined where it does not. */
  readonly typeOf: (pointer: string) => string | undefined;
  /** Lets the last name of a path be new. */
  readonly mayBeNew?: boolean;
}

/**
 * The JSON pointer in the notification that a typed path means: a pointer (`/cdr/wait_time`), or names joined by dots,
 * from the envelope (`cdr.wait_time`) or from the business data (`wait_time`, `ticket.0.fieldValue`).
 */
export function resolvePath(path: string, notification: Json, known: Known): string {
  const pointers = path.startsWith("/") ? [path] : dotted(path, known.bodyKey);
  const there = pointers.find((pointer) => exists(pointer, notification, known));
  if (there !== undefined) return there;
  if (known.mayBeNew) {
    const new_ = pointers.toReversed().find((pointer) => exists(parentOf(pointer), notification, known));
    if (new_ !== undefined) return new_;
  }
  const close = nearestPath(path, [...pointersIn(notification), ...known.schemaPointers], known.bodyKey);
  throw new HookproofError("bad-option", `The notification has nothing at "${path}".`, {
    hint: close === undefined ? "`hookproof generate <topic>` shows what it has." : `Did you mean ${close}?`,
  });
}

/** The spelling nearest to what was typed; a lone name may also be meant to sit deeper than it was looked for. */
function nearestPath(path: string, pointers: readonly string[], bodyKey: string): string | undefined {
  if (path.startsWith("/")) return nearest(path, pointers);
  const spelt = pointers.flatMap((pointer) => spellings(pointer, bodyKey));
  const whole = nearest(path, spelt);
  if (whole !== undefined || path.includes(".")) return whole;
  const byName = new Map(spelt.toReversed().map((spelling) => [spelling.split(".").at(-1) ?? "", spelling]));
  const name = nearest(path, byName.keys());
  return name === undefined ? undefined : byName.get(name);
}

function exists(pointer: string, notification: Json, known: Known): boolean {
  try {
    return (
      getAt(notification, pointer) !== undefined ||
      known.schemaPointers.some((schema) => isLike(schema, pointer))
    );
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new HookproofError("bad-option", `${cause.message}.`, { cause });
    throw cause;
  }
}

function isLike(schemaPointer: string, pointer: string): boolean {
  const [schema, typed] = [tokensOf(schemaPointer), tokensOf(pointer)];
  return (
    schema.length === typed.length &&
    schema.every(
      (token, index) => token === typed[index] || (token === "*" && /^\d+$/.test(typed[index] ?? "")),
    )
  );
}

function dotted(path: string, bodyKey: string): readonly string[] {
  const tokens = path.split(".");
  return [pointerOf(tokens), pointerOf([bodyKey, ...tokens])];
}

function spellings(pointer: string, bodyKey: string): readonly string[] {
  const tokens = tokensOf(pointer);
  const inner = tokens[0] === bodyKey && tokens.length > 1 ? [tokens.slice(1).join(".")] : [];
  return [...inner, tokens.join(".")];
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

function pointersIn(value: Json, at = ""): readonly string[] {
  const children: readonly (readonly [string, Json])[] = isArray(value)
    ? value.map((item, index) => [String(index), item] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  return children.flatMap(([key, child]) => {
    const pointer = at + pointerOf([key]);
    return [pointer, ...pointersIn(child, pointer)];
  });
}
