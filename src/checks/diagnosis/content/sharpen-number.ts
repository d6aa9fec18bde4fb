import type { Json } from "../../../json/json.ts";
import type { Cause } from "./cause.ts";
import { causeKinds } from "./cause.ts";
import type { RefusesValue } from "./narrow.ts";
import { threshold } from "./threshold.ts";

/** From which integer on, upwards or downwards, a field is refused; undefined if every number is. */
export async function sharpenNumber(
  pointer: string,
  value: number | bigint,
  before: Json | undefined,
  refuses: RefusesValue,
): Promise<Cause | undefined> {
  if (!isWhole(value)) return undefined;
  const starts = [before, 1, 0].filter(isWhole);
  for (const start of starts) {
    if (BigInt(start) === BigInt(value) || (await refuses(start)) !== false) continue;
    const edge = await threshold(BigInt(start), BigInt(value), (n) => refuses(jsonNumber(n)));
    const isUpwards = BigInt(value) > BigInt(start);
    return {
      kind: causeKinds.number,
      evidence: `It refuses ${pointer} from ${edge} on ${isUpwards ? "upwards" : "downwards"}.`,
      alike: (change) =>
        change.is === "set" &&
        isWhole(change.value) &&
        (isUpwards ? change.value >= edge : change.value <= edge),
    };
  }
  return undefined;
}

function isWhole(value: Json | undefined): value is number | bigint {
  return typeof value === "bigint" || Number.isInteger(value);
}

function jsonNumber(value: bigint): Json {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
