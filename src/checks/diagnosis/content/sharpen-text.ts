import type { Cause } from "./cause.ts";
import { causeKinds } from "./cause.ts";
import type { Change } from "./change.ts";
import type { RefusesValue } from "./narrow.ts";
import { smallest } from "./smallest.ts";
import { threshold } from "./threshold.ts";
import { valueText } from "./words.ts";

/** Longer texts are not taken apart character by character. */
const longest = 400;
/** A text of so many characters is long for a field; where the limit lies beyond, it is the body's. */
const longField = 4000;
/** A text of up to so many characters that is refused only as a whole is a value, such as a state. */
const shortText = 24;

/**
 * From how many characters on, or for which characters, a text is refused. Undefined if any text is, so that it is
 * neither.
 */
export async function sharpenText(
  pointer: string,
  text: string,
  refuses: RefusesValue,
): Promise<Cause | undefined> {
  if ((await refuses("x")) !== false) return undefined;
  const characters = Array.from(text);
  for (const filler of new Set(["x", characters[0] ?? "x"])) {
    if ((await refuses(filler.repeat(characters.length))) !== true) continue;
    const length = Number(
      await threshold(1n, BigInt(characters.length), (n) => refuses(filler.repeat(Number(n)))),
    );
    if (length === 1) break;
    const like = filler === "x" ? "" : ` like ${filler}`;
    return {
      kind: length > longField ? causeKinds.size : causeKinds.text,
      evidence: `It refuses ${pointer} from ${length} characters${like} on.`,
      alike: setsText((other) => Array.from(other).length >= length),
    };
  }
  const some = characters.length > longest ? [...new Set(characters)].slice(0, longest) : characters;
  const isEnough = (await refuses(some.join(""))) === true;
  const part = isEnough ? await smallest(some, (selection) => refuses(selection.join(""))) : undefined;
  const culprit = part?.join("") ?? text;
  return {
    kind: culprit === text && characters.length <= shortText ? causeKinds.value : causeKinds.text,
    evidence: `It refuses ${pointer} when the text contains ${valueText(culprit)}.`,
    alike: setsText((other) => other.includes(culprit)),
  };
}

function setsText(matches: (text: string) => boolean): (change: Change) => boolean {
  return (change) => change.is === "set" && typeof change.value === "string" && matches(change.value);
}
