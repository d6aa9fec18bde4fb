import type { Notification } from "../../contract/notification.ts";
import { isObject } from "../../json/json.ts";
import { jsonOf } from "../../json/json-of.ts";
import { parseTree } from "../../json/parse-tree.ts";
import type { CaseResult, Purpose } from "../../run/events.ts";
import type { Delivery } from "../../wire/delivery.ts";
import type { Cause } from "./content/cause.ts";
import type { Sample, Signing } from "./sample.ts";
import { sampleOf } from "./sample.ts";
import { presentedBy } from "./leak.ts";

/** A delivery of the run that is being explained. */
export interface Sent {
  readonly delivery: Delivery;
  readonly purpose: Purpose;
}

/** A row that failed, with what was sent for it. */
export interface Failure {
  readonly result: CaseResult;
  /** In the order of sending. */
  readonly sent: readonly Delivery[];
  /** The first that should have been acknowledged and was not; undefined where that is not why it failed. */
  readonly lost: Delivery | undefined;
  /** Forged ones that were acknowledged. */
  readonly admitted: readonly Delivery[];
}

/** A row with the reason why it failed. */
export interface Explained {
  readonly row: Failure;
  readonly cause: Cause;
}

/** The rows to explain: those that failed or warn. */
export function failuresOf(
  results: readonly CaseResult[],
  sent: readonly Sent[],
  signing: Signing,
): readonly Failure[] {
  const byId = new Map(sent.map((one) => [one.delivery.id, one]));
  return results
    .filter(({ status }) => status === "fail" || status === "warn")
    .map((result) => {
      const own = result.deliveries.flatMap((id) => byId.get(id) ?? []);
      const isAuthentic = ({ delivery }: Sent) => presentedBy(delivery.request, signing) === null;
      return {
        result,
        sent: own.map(({ delivery }) => delivery),
        lost: own.find(
          (one) =>
            one.purpose === "acknowledge" && one.delivery.verdict !== "acknowledged" && isAuthentic(one),
        )?.delivery,
        admitted: own
          .filter((one) => one.purpose === "refuse" && one.delivery.verdict === "acknowledged")
          .map(({ delivery }) => delivery),
      };
    });
}

/** The lost request of a row, to send it again. */
export function lostSample({ result, lost }: Failure, { settings }: Signing): Sample | undefined {
  return lost === undefined ? undefined : sampleOf(lost.request, `as sent for ${nameOf(result)}`, settings);
}

/** Tells rows apart. */
export function keyOf({ check, case: row }: Pick<CaseResult, "check" | "case">): string {
  return JSON.stringify([check, row]);
}

/** `check:row`, as reports and `--only` have it. */
export function nameOf({
  check,
  case: row,
}: {
  readonly check: string;
  readonly case: string | null;
}): string {
  return row === null ? check : `${check}:${row}`;
}

/** The notification in a body; undefined if it is not one. */
export function notificationIn(body: Uint8Array): Notification | undefined {
  try {
    const value = jsonOf(parseTree(body));
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
