import type { Notification } from "../../contract/notification.ts";
import type { Topic } from "../../contract/topics.ts";
import { topics } from "../../contract/topics.ts";
import { streamOf } from "../../generate/stream.ts";
import { characters } from "../../generate/person.ts";
import type { Delivery } from "../../wire/delivery.ts";
import type { Tampering } from "../../wire/request.ts";
import { unknownAfter } from "../../contract/news.ts";
import { roleOf } from "../../world/roles.ts";
import type { DoStep, SendStep } from "../format.ts";
import { meantBy } from "../instances.ts";
import { expectationOf, mismatch, purposeOf } from "../judge-delivery.ts";
import { filledObject } from "../reference.ts";
import type { Stage } from "../stage.ts";
import { entityNamed, resolveOn } from "../stage.ts";
import { inParallel } from "../in-parallel.ts";
import type { Outcome } from "./outcome.ts";
import { informed, passed } from "./outcome.ts";

/** A notification that is due, with the name of what it is about. */
interface Due {
  readonly topic: Topic;
  readonly entity: string;
  readonly notification: Notification;
}

/** Plays a step that sends: everything that is due for each of its repetitions, as many at once as it says. */
export async function playSending(step: DoStep | SendStep, number: number, stage: Stage): Promise<Outcome> {
  const { world } = stage;
  const ended: Sent[] = [];
  const unsent: Due[] = [];
  const waiting: Due[] = [];

  const deliver = async (due: Due): Promise<void> => {
    const tampering = tamperingOf(step, `${number} ${due.topic}`, world.seed);
    const about = {
      purpose: purposeOf(step),
      origin: { scenario: stage.scenario.name, step: number, entity: due.entity },
    };
    const delivery = await stage.send(due.notification, tampering, about);
    if (delivery !== null) ended.push({ due, delivery });
  };

  const repetitions = step.times * sizeOf(step, stage);
  const moment = step.at === null ? null : await stage.clock.next(step.at);
  for (let position = 0; position < repetitions && stage.signal?.aborted !== true; position++) {
    const at = moment ?? (await stage.clock.next(null));
    for (const due of dueAt(step, number, position, at, stage)) {
      if (!stage.subscribed.has(due.topic)) unsent.push(due);
      else if (step.parallel > 1) waiting.push(due);
      else await deliver(due);
    }
  }
  await inParallel(waiting, step.parallel, deliver, stage.signal);

  for (const { topic, entity } of unsent) {
    stage.emit({ type: "note", level: "info", message: `Due but not subscribed to: ${topic} of ${entity}` });
  }
  return judged(step, ended, unsent.length);
}

interface Sent {
  readonly due: Due;
  readonly delivery: Delivery;
}

function sizeOf(step: DoStep | SendStep, { scenario }: Stage): number {
  const name = step.kind === "do" ? step.who : step.of;
  return name === null ? 1 : (meantBy(name, scenario.cast)?.instances.length ?? 1);
}

/** Lets the world act, and composes what it then tells. */
function dueAt(
  step: DoStep | SendStep,
  number: number,
  position: number,
  at: Date,
  stage: Stage,
): readonly Due[] {
  const { world } = stage;
  const patch = filledObject(step.with, resolveOn(stage, position));
  const by = step.by === null ? undefined : entityNamed(step.by, stage, position);
  const doer = by === undefined ? {} : { by };
  const change = { null: step.null, omit: step.omit };

  if (step.kind === "send") {
    const role = roleOf[topics[step.topic].kind];
    const entity =
      (step.of === null ? undefined : entityNamed(step.of, stage, position)) ??
      world.enter({ role, key: `${stage.scenario.name} ${number} ${position}`, at });
    const notification = world.tell(entity, step.topic, at, { ...doer, ...change, with: patch });
    return [{ topic: step.topic, entity: world.nameOf(entity), notification }];
  }
  const entity = entityNamed(step.who, stage, position);
  if (entity === undefined) return [];
  const due = world.perform(entity, step.action, { at, ...doer, with: patch });
  const inOrder = step.sends ?? due;
  return inOrder.map((topic) => ({
    topic,
    entity: world.nameOf(entity),
    notification: world.tell(entity, topic, at, change),
  }));
}

/** What was done to the step's requests, as data. */
function tamperingOf({ style, signature }: DoStep | SendStep, key: string, seed: number): Tampering {
  return {
    ...(style === null ? {} : { style }),
    ...(signature === null ? {} : { signature: signatureFor(signature, key, seed) }),
  };
}

function signatureFor(word: string, key: string, seed: number): string | null {
  if (word === "missing") return null;
  if (word === "empty") return "";
  return word === "wrong" ? characters(streamOf(seed, "wrong signature", key), "0123456789abcdef", 40) : word;
}

/** Failures named one by one; more than this are counted. */
const named = 3;

function judged(step: DoStep | SendStep, sent: readonly Sent[], unsent: number): Outcome {
  const expectation = expectationOf(step);
  const deliveries = sent.map(({ delivery }) => delivery.id);
  const wrong = sent.flatMap(({ due, delivery }) => {
    const found = mismatch(delivery, expectation);
    return found === null ? [] : [{ ...found, due, delivery }];
  });
  const [first] = wrong;
  if (first === undefined) {
    const nothing =
      sent.length === 0
        ? informed(unsent > 0 ? "nothing that is due is subscribed to" : "nothing is due")
        : passed;
    return { ...nothing, deliveries };
  }
  const told = wrong.slice(0, named).map(({ due, delivery, actual }) => {
    const loss =
      purposeOf(step) === "acknowledge" && delivery.verdict !== "acknowledged"
        ? `: ${unknownAfter(due.topic, due.entity)}`
        : "";
    return `${due.topic} of ${due.entity} got ${actual}${loss}`;
  });
  const more = wrong.length > named ? [`${wrong.length - named} more of ${sent.length}`] : [];
  return { status: "fail", expected: first.expected, actual: [...told, ...more].join("; "), deliveries };
}
