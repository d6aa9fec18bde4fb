import type { Notification } from "../../../contract/notification.ts";
import type { Failure } from "../failure.ts";
import { lostSample, notificationIn } from "../failure.ts";
import { isIdentifier } from "../state/renewed.ts";
import type { Past } from "../state/past.ts";
import type { Cause } from "./cause.ts";
import type { Change } from "./change.ts";
import { sharpen } from "./sharpen.ts";
import { changesTo, requestWith } from "./situation.ts";
import { smallest } from "./smallest.ts";

/** A refused request and a plain notification that is like it. */
export interface Comparison {
  readonly plain: Notification;
  /** What leads from the plain one to the refused one. */
  readonly changes: readonly Change[];
  /** Whether a pointer leads to a field that notifications of the topic have, whatever happens in this one. */
  readonly isField: (pointer: string) => boolean;
}

/** Compares a lost request with the most similar of some plain notifications; undefined if it cannot be told apart. */
export function compare(
  row: Failure,
  plains: readonly Notification[],
  isField: Comparison["isField"],
  { signing }: Past,
): Comparison | undefined {
  const sample = lostSample(row, signing);
  if (row.lost === undefined || sample === undefined) return undefined;
  const refused = notificationIn(sample.body);
  const { request } = row.lost;
  return plains
    .map((plain) => ({
      plain,
      changes: changesTo(sample, refused, atTheTimeOf(refused, plain), request),
      isField,
    }))
    .toSorted((a, b) => a.changes.length - b.changes.length)[0];
}

/** Every notification has an id and a time of its own; whether they matter is a question about the past. */
function atTheTimeOf(refused: Notification | undefined, plain: Notification): Notification {
  const dates = Object.entries(refused ?? {}).filter(([key]) => ["id", "created_at"].includes(key));
  return { ...plain, ...Object.fromEntries(dates) };
}

/**
 * The smallest change between the plain notification, which is acknowledged, and the refused one. Causes that are known
 * already are tried first. Null if the change is not to be found in the content: the refused one is acknowledged now, or
 * the plain one is refused too.
 * @param mayBeIdentity false where a refusal for who it is about, and not for what it says, is no answer, since it may
 * come from what was heard of them before
 */
export async function findChange(
  { plain, changes, isField }: Comparison,
  known: readonly Cause[],
  past: Past,
  mayBeIdentity = true,
): Promise<Cause | null> {
  const { asker, signing } = past;
  const refuses = async (selection: readonly Change[]): Promise<boolean | undefined> => {
    const request = requestWith(selection, past.again(plain), signing.settings.signatureHeader, signing);
    const response = await asker.ask(request);
    return response === "unknown" ? undefined : response === "refused";
  };
  if ((await refuses([])) !== false) return null;
  for (const cause of known) {
    const suspects = changes.filter((change) => cause.alike?.(change) === true);
    if (suspects.length > 0 && (await refuses(suspects)) === true) return cause;
  }
  if ((await refuses(changes)) !== true) return null;
  const needed = await smallest(changes, refuses);
  if (needed === undefined || (!mayBeIdentity && needed.every(isIdentity))) return null;
  return sharpen(needed, isField, refuses);
}

function isIdentity(change: Change): boolean {
  return (
    change.is === "set" &&
    change.value !== null &&
    change.before !== undefined &&
    isIdentifier(change.pointer)
  );
}
