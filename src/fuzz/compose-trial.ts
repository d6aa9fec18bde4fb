import type { Notification } from "../contract/notification.ts";
import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { getAt, removeAt, setAt } from "../json/pointer.ts";
import type { Tampering } from "../wire/request.ts";
import type { World } from "../world/world.ts";
import type { Change } from "./mutation.ts";
import type { Trial, TrialStep } from "./trial.ts";

/** One notification of a trial, ready to be encoded and signed. */
export interface Composed {
  readonly step: TrialStep;
  readonly notification: Notification;
  /** @param bodyLength how many bytes the body has under a tampering; asked only where a pace cuts it */
  tampering(bodyLength: (tampering: Tampering) => number): Tampering;
}

/**
 * Makes the notifications of a trial. Their content depends on the trial alone; `created_at` is given by the caller, so
 * that a trial that is repeated has new ids and no receiver takes it for a duplicate.
 *
 * @param createdAt gives the time of the next notification, in the envelope's unit
 */
export function composeTrial(trial: Trial, world: World, createdAt: () => number): readonly Composed[] {
  let time = createdAt();
  return trial.steps.flatMap((step, index) => {
    const changes = step.mutations.map((mutation) => mutation.change);
    if (index > 0 && !changes.some((change) => change.do === "same-second")) time = createdAt();
    const plain = world.notification(step.topic, { key: step.key, createdAt: time });
    const composed: Composed = {
      step,
      notification: changes.reduce(changed, plain),
      tampering: (bodyLength) => tamperingOf(changes, bodyLength),
    };
    const times = changes.reduce((most, change) => (change.do === "repeat" ? change.times : most), 1);
    return Array.from({ length: times }, () => composed);
  });
}

/** A change whose place the notification does not have, such as an item of a list that is empty here, changes nothing. */
function changed(notification: Notification, change: Change): Notification {
  if (change.do === "set" && !isContainer(getAt(notification, parentOf(change.at)))) return notification;
  if (change.do === "set") return setAt(notification, change.at, change.value) as Notification;
  if (change.do === "omit") return removeAt(notification, change.at) as Notification;
  return notification;
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

function isContainer(value: Json | undefined): boolean {
  return isObject(value) || isArray(value);
}

function tamperingOf(changes: readonly Change[], bodyLength: (tampering: Tampering) => number): Tampering {
  const unpaced = changes.reduce<Tampering>((tampering, change) => {
    if (change.do === "style") return { ...tampering, style: change.style };
    return change.do === "tamper" ? { ...tampering, ...change.tampering } : tampering;
  }, {});
  const pace = changes.find((change) => change.do === "pace");
  if (pace === undefined) return unpaced;
  const length = bodyLength(unpaced);
  const cuts = [...new Set(pace.cuts.map((share) => Math.round(share * length)))];
  return { ...unpaced, pace: { cuts, pauseMs: pace.pauseMs, framing: pace.framing } };
}
