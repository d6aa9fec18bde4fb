import type { Json } from "../../../json/json.ts";
import { isArray, isObject } from "../../../json/json.ts";
import type { Change } from "./change.ts";
import { smallest } from "./smallest.ts";
import { causeKinds } from "./cause.ts";
import type { Cause } from "./cause.ts";
import { changeText, valueText } from "./words.ts";

/** Whether the receiver refuses the notification with these changes; undefined when the questions ran out. */
export type Refuses = (changes: readonly Change[]) => Promise<boolean | undefined>;

type SetChange = Extract<Change, { is: "set" }>;

/** Names the kind of a smallest set of changes, and narrows a single changed value down: from which number or length on, for which characters. */
export async function sharpen(changes: readonly Change[], refuses: Refuses): Promise<Cause> {
  const told = changes.slice(0, 4).map(changeText).join(" and ");
  const others = changes.length > 4 ? ` and ${changes.length - 4} more fields change with them` : "";
  const when = `It is refused when ${told}${others}, and acknowledged otherwise.`;
  const plain = (kind: Cause["kind"]): Cause => ({ kind, evidence: when });
  const [only, ...more] = changes;
  if (only === undefined || more.length > 0) {
    const allNull = changes.every((change) => change.is === "set" && change.value === null);
    return plain(allNull ? causeKinds.nullField : causeKinds.combination);
  }
  switch (only.is) {
    case "removed":
      return plain(causeKinds.missingField);
    case "style":
    case "bytes":
      return plain(causeKinds.style);
    case "header":
      return plain(causeKinds.header);
    case "pace":
      return plain(causeKinds.pace);
    case "set":
      return sharpenValue(only, refuses, plain);
  }
}

async function sharpenValue(
  change: SetChange,
  refuses: Refuses,
  plain: (kind: Cause["kind"]) => Cause,
): Promise<Cause> {
  const refusesValue = (value: Json) => refuses([{ ...change, value }]);
  const { value, before } = change;
  if (value === null) return plain(causeKinds.nullField);
  if (before === undefined) {
    const parent = change.pointer.slice(0, change.pointer.lastIndexOf("/"));
    const renamed = await refuses([{ ...change, pointer: `${parent}/remark` }]);
    if (renamed === false) return plain(causeKinds.fieldName);
    if ((await refusesValue("x")) !== false) return plain(causeKinds.addedField);
  }
  if (isEmpty(value)) return plain(causeKinds.emptyValue);
  if (typeof value === "string")
    return (await sharpenText(change.pointer, value, refusesValue)) ?? plain(causeKinds.value);
  if (typeof value === "number" || typeof value === "bigint") {
    return (await sharpenNumber(change.pointer, value, before, refusesValue)) ?? plain(causeKinds.number);
  }
  return plain(causeKinds.value);
}

type RefusesValue = (value: Json) => Promise<boolean | undefined>;

/** Longer texts are not taken apart character by character. */
const longest = 400;
/** A text of so many characters is long for a field; where the limit lies beyond, it is the body's. */
const longField = 4000n;

/** Undefined if any text is refused, so that it is not this one's characters or length. */
async function sharpenText(pointer: string, text: string, refuses: RefusesValue): Promise<Cause | undefined> {
  if ((await refuses("x")) !== false) return undefined;
  const characters = Array.from(text);
  for (const filler of new Set(["x", characters[0] ?? "x"])) {
    if ((await refuses(filler.repeat(characters.length))) !== true) continue;
    const length = await threshold(1n, BigInt(characters.length), (n) => refuses(filler.repeat(Number(n))));
    if (length === 1n) break;
    const evidence = `It refuses ${pointer} from ${length} characters ${filler === "x" ? "" : `like ${filler} `}on.`;
    return { kind: length > longField ? causeKinds.size : causeKinds.text, evidence };
  }
  const some = characters.length > longest ? [...new Set(characters)].slice(0, longest) : characters;
  const part = (await refuses(some.join("")))
    ? await smallest(some, (part) => refuses(part.join("")))
    : undefined;
  const shown = valueText(part === undefined ? text : part.join(""));
  return { kind: causeKinds.text, evidence: `It refuses ${pointer} when the text contains ${shown}.` };
}

async function sharpenNumber(
  pointer: string,
  value: number | bigint,
  before: Json | undefined,
  refuses: RefusesValue,
): Promise<Cause | undefined> {
  const isWhole = (number: Json | undefined): number is number | bigint =>
    typeof number === "bigint" || Number.isInteger(number);
  if (!isWhole(value)) return undefined;
  const start = isWhole(before) ? before : 0;
  if (start === value || (await refuses(start)) !== false) return undefined;
  const edge = await threshold(BigInt(start), BigInt(value), (n) => refuses(jsonNumber(n)));
  const direction = BigInt(value) > BigInt(start) ? "on upwards" : "on downwards";
  return { kind: causeKinds.number, evidence: `It refuses ${pointer} from ${edge} ${direction}.` };
}

/** Bisects to the first number, from a good towards a bad one, that is refused. */
async function threshold(
  good: bigint,
  bad: bigint,
  refuses: (n: bigint) => Promise<boolean | undefined>,
): Promise<bigint> {
  let [low, high] = [good, bad];
  while (high - low > 1n || low - high > 1n) {
    const middle = (low + high) / 2n;
    const refused = await refuses(middle);
    if (refused === undefined) break;
    if (refused) high = middle;
    else low = middle;
  }
  return high;
}

function jsonNumber(value: bigint): Json {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function isEmpty(value: Json): boolean {
  return (
    value === "" ||
    (isArray(value) && value.length === 0) ||
    (isObject(value) && Object.keys(value).length === 0)
  );
}
