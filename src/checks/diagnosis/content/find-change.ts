import type { Notification } from "../../../contract/notification.ts";
import type { Failure } from "../failure.ts";
import { lostSample, notificationIn } from "../failure.ts";
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
}

/** Compares a lost request with the most similar of some plain notifications; undefined if it cannot be told apart. */
export function compare(
  row: Failure,
  plains: readonly Notification[],
  { signing }: Past,
): Comparison | undefined {
  const sample = lostSample(row, signing);
  if (row.lost === undefined || sample === undefined) return undefined;
  const refused = notificationIn(sample.body);
  const { request } = row.lost;
  return plains
    .map((plain) => ({ plain, changes: changesTo(sample, refused, atTheTimeOf(refused, plain), request) }))
    .toSorted((a, b) => a.changes.length - b.changes.length)[0];
}

/** Every notification has an id and a time of its own; whether they matter is a question about the past. */
function atTheTimeOf(refused: Notification | undefined, plain: Notification): Notification {
  const dates = Object.entries(refused ?? {}).filter(([key]) => ["id", "created_at"].includes(key));
  return { ...plain, ...Object.fromEntries(dates) };
}

/**
 * The smallest change between the plain notification, which is acknowledged, and the refused one. Null if the change is
 * not to be found in the content: the refused one is acknowledged now, or the plain one is refused too.
 */
export async function findChange({ plain, changes }: Comparison, past: Past): Promise<Cause | null> {
  const { asker, signing } = past;
  const refuses = async (selection: readonly Change[]): Promise<boolean | undefined> => {
    const request = requestWith(selection, past.again(plain), signing.settings.signatureHeader, signing);
    const response = await asker.ask(request);
    return response === "unknown" ? undefined : response === "refused";
  };
  if ((await refuses([])) !== false || (await refuses(changes)) !== true) return null;
  const needed = await smallest(changes, refuses);
  return needed === undefined ? null : sharpen(needed, refuses);
}
