import type { Json } from "../../../json/json.ts";
import { isArray, isObject, objectOf } from "../../../json/json.ts";
import { pointerOf } from "../../../json/pointer.ts";
import type { SetChange } from "./change.ts";
import { smallest } from "./smallest.ts";

/** Whether the receiver refuses the value in its place; undefined when the questions ran out. */
export type RefusesValue = (value: Json) => Promise<boolean | undefined>;

/** A part of a value that is refused by itself. */
export interface Part {
  readonly change: SetChange;
  readonly refuses: RefusesValue;
}

/**
 * Follows a refused list or object down to the one item or member that makes it refused, and on into that. Undefined if
 * it takes several of them, or the empty one is refused already for being of another type.
 */
export async function narrow(change: SetChange, refuses: RefusesValue): Promise<Part | undefined> {
  const { value, pointer } = change;
  const step = async <T>(
    parts: readonly T[],
    make: (parts: readonly T[]) => Json,
  ): Promise<T | undefined> => {
    if ((await refuses(make([]))) !== false) return undefined;
    const needed = await smallest(parts, (selection) => refuses(make(selection)));
    return needed?.length === 1 ? needed[0] : undefined;
  };
  if (isArray(value) && value.length > 0) {
    const item = await step(value, (items) => items);
    if (item === undefined) return undefined;
    const inner = `${pointer}${pointerOf([value.indexOf(item)])}`;
    return narrow({ is: "set", pointer: inner, value: item, before: undefined }, (other) => refuses([other]));
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    const member = await step(Object.entries(value), objectOf);
    if (member === undefined) return undefined;
    const [key, held] = member;
    const inner = `${pointer}${pointerOf([key])}`;
    return narrow({ is: "set", pointer: inner, value: held, before: undefined }, (other) =>
      refuses(objectOf([[key, other]])),
    );
  }
  return { change, refuses };
}
