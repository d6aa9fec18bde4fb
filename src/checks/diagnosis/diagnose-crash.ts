import type { Finding } from "../../run/events.ts";
import type { Delivery } from "../../wire/delivery.ts";
import { neverConnected } from "../liveness.ts";
import { causeKinds } from "./content/cause.ts";
import { compare } from "./content/find-change.ts";
import { changeText } from "./content/words.ts";
import type { Failure, Sent } from "./failure.ts";
import { nameOf } from "./failure.ts";
import { causeFinding } from "./finding.ts";
import type { Plains } from "./plains.ts";
import { plainSample, requestFor } from "./sample.ts";
import type { Past } from "./state/past.ts";

/** More than these differences from a plain notification say nothing. */
const mostChanges = 4;

/**
 * Tells a receiver that is gone from one that refuses: nobody listens any more. What it saw last, and how that differs
 * from a plain notification, is all that can be known, since there is nobody left to ask. Null if it is there.
 */
export async function diagnoseCrash(
  failures: readonly Failure[],
  sent: readonly Sent[],
  plains: Plains,
  past: Past,
): Promise<Finding | null> {
  const { asker, signing } = past;
  const wasThere = sent.some(({ delivery }) => delivery.status !== null);
  const plain = plainSample(past.again(plains.of(plains.topic)), signing.settings.signatureHeader);
  const now = await asker.deliver(requestFor(plain, signing));
  if (!wasThere || now === undefined || !isGone(now)) return null;

  const lastSeen = sent.findLast(({ delivery }) => !isGone(delivery))?.delivery;
  const row = failures.find(
    ({ result }) => lastSeen !== undefined && result.deliveries.includes(lastSeen.id),
  );
  const changes =
    row?.lost === lastSeen && row !== undefined
      ? compare(row, plains.behind(row), () => true, past)?.changes
      : undefined;
  const last = row === undefined ? "" : ` The last request that it saw was sent for ${nameOf(row.result)}`;
  const how =
    changes === undefined || changes.length === 0 || changes.length > mostChanges
      ? ""
      : `, in which ${changes.map(changeText).join(" and ")}`;
  const evidence = `It answered before, and now refuses the connection.${last}${how}${last === "" ? "" : "."}`;
  const explained = failures.filter(({ sent: own }) => own.some((one) => one === lastSeen || isGone(one)));
  const kind = causeKinds.crashed;
  return causeFinding(
    kind,
    explained.map((failure) => ({ row: { ...failure, lost: undefined }, cause: { kind, evidence } })),
    asker.headers,
  );
}

function isGone({ failure }: Delivery): boolean {
  return failure !== null && neverConnected(failure);
}
