import type { Json } from "../../../json/json.ts";
import { isArray, isObject } from "../../../json/json.ts";
import type { Cause, CauseKind } from "./cause.ts";
import { causeKinds } from "./cause.ts";
import type { Change, SetChange } from "./change.ts";
import { narrow } from "./narrow.ts";
import { sharpenNumber } from "./sharpen-number.ts";
import { sharpenText } from "./sharpen-text.ts";
import { changeText } from "./words.ts";

/** Whether the receiver refuses the notification with these changes; undefined when the questions ran out. */
export type Refuses = (changes: readonly Change[]) => Promise<boolean | undefined>;

/** More changes than these are counted, not told. */
const mostTold = 4;

/**
 * Names the kind of a smallest set of changes, and narrows a single changed value down: to one part of it, from which
 * number or length on, for which characters.
 */
export async function sharpen(
  changes: readonly Change[],
  isField: (pointer: string) => boolean,
  refuses: Refuses,
): Promise<Cause> {
  const told = changes.slice(0, mostTold).map(changeText).join(" and ");
  const others =
    changes.length > mostTold ? ` and ${changes.length - mostTold} more fields change with them` : "";
  const evidence = `It is refused when ${told}${others}, and acknowledged otherwise.`;
  const [only, ...more] = changes;
  if (only === undefined || more.length > 0) {
    return { kind: changes.every(setsNull) ? causeKinds.nullField : causeKinds.combination, evidence };
  }
  if (only.is === "set") return sharpenValue(only, isField(only.pointer), refuses, evidence);
  const kinds = {
    removed: causeKinds.missingField,
    style: causeKinds.style,
    bytes: causeKinds.style,
    header: causeKinds.header,
    pace: causeKinds.pace,
  } as const satisfies Record<Exclude<Change["is"], "set">, CauseKind>;
  return { kind: kinds[only.is], evidence };
}

async function sharpenValue(
  change: SetChange,
  isField: boolean,
  refuses: Refuses,
  evidence: string,
): Promise<Cause> {
  if (change.value === null) return { kind: causeKinds.nullField, evidence, alike: setsNull };
  const refusesValue = (value: Json) => refuses([{ ...change, value }]);
  if (!isField && (await refusesValue("x")) === true) {
    const parent = change.pointer.slice(0, change.pointer.lastIndexOf("/"));
    const isRefusedRenamed = await refuses([{ ...change, pointer: `${parent}/remark`, value: "x" }]);
    return { kind: isRefusedRenamed === false ? causeKinds.fieldName : causeKinds.addedField, evidence };
  }
  const part = await narrow(change, refusesValue);
  if (part === undefined) return { kind: causeKinds.value, evidence };
  const { pointer, value } = part.change;
  const told = `It is refused when ${changeText(part.change)}, and acknowledged otherwise.`;
  if (value === null) return { kind: causeKinds.nullField, evidence: told, alike: setsNull };
  if (isEmpty(value) && (await part.refuses(filled(value))) === false) {
    return {
      kind: causeKinds.emptyValue,
      evidence: told,
      alike: (other) => other.is === "set" && isEmpty(other.value),
    };
  }
  const sharpened =
    typeof value === "string"
      ? await sharpenText(pointer, value, part.refuses)
      : typeof value === "number" || typeof value === "bigint"
        ? await sharpenNumber(pointer, value, part.change.before, part.refuses)
        : undefined;
  return sharpened ?? { kind: causeKinds.value, evidence: told };
}

function setsNull(change: Change): boolean {
  return change.is === "set" && change.value === null;
}

/** Something of the same type that is not empty. */
function filled(value: Json): Json {
  return value === "" ? "x" : isArray(value) ? ["x"] : { x: "x" };
}

function isEmpty(value: Json): boolean {
  return (
    value === "" ||
    (isArray(value) && value.length === 0) ||
    (isObject(value) && Object.keys(value).length === 0)
  );
}
