import type { Notification } from "../../../contract/notification.ts";
import type { Failure } from "../failure.ts";
import { lostSample, notificationIn } from "../failure.ts";
import type { Past } from "../state/find-predecessor.ts";
import { dated } from "../state/dates.ts";
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
}

/** Compares a lost request with the most similar of some plain notifications; undefined if it cannot be told apart. */
export function compare(row: Failure, plains: readonly Notification[], past: Past): Comparison | undefined {
  const sample = lostSample(row, past.signing);
  if (row.lost === undefined || sample === undefined) return undefined;
  const refused = notificationIn(sample.body);
  const request = row.lost.request;
  const comparisons = plains.map((plain) => ({
    plain,
    changes: changesTo(sample, refused, plain, request).filter((change) => !isDate(change)),
  }));
  return comparisons.toSorted((a, b) => a.changes.length - b.changes.length)[0];
}

/** A new id and time come with every notification; whether they matter is a question about the past. */
function isDate(change: Change): boolean {
  return (
    (change.is === "set" || change.is === "removed") &&
    ["/id", "/created_at"].includes(change.pointer) &&
    change.before !== undefined &&
    (change.is === "removed" || isDateLike(change.value))
  );
}

function isDateLike(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && value.startsWith("sub_"));
}

/**
 * The smallest change between the plain notification, which is acknowledged, and the refused one. Null if the change is
 * not to be found in the content: the refused one is acknowledged now, or the plain one is refused too.
 */
export async function findChange({ plain, changes }: Comparison, past: Past): Promise<Cause | null> {
  const { asker, signing, dates } = past;
  const refuses = async (selection: readonly Change[]): Promise<boolean | undefined> => {
    const fresh = dated(plain, dates());
    const response = await asker.ask(
      requestWith(selection, fresh, signing.settings.signatureHeader, signing),
    );
    return response === "unknown" ? undefined : response === "refused";
  };
  if ((await refuses([])) !== false || (await refuses(changes)) !== true) return null;
  const needed = await smallest(changes, refuses);
  return needed === undefined ? null : sharpen(needed, refuses);
}
