import type { Notification } from "../contract/notification.ts";
import type { Topic } from "../contract/topics.ts";
import type { Json } from "../json/json.ts";
import { getAt, pointerOf } from "../json/pointer.ts";
import type { RunEvent } from "../run/events.ts";
import type { About } from "../wire/about.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Tampering } from "../wire/request.ts";
import type { Entity } from "../world/entity.ts";
import type { World } from "../world/world.ts";
import type { Scenario } from "./format.ts";
import { meantBy, pairedWith } from "./instances.ts";
import type { Resolve } from "./reference.ts";
import type { StoryClock } from "./story-clock.ts";

/** Delivers a notification, once; null where nothing is delivered, as in a dry run. */
export type Send = (
  notification: Notification,
  tampering: Tampering,
  about: About,
) => Promise<Delivery | null>;

/** Where a story is played: all that its steps share. */
export interface Stage {
  readonly scenario: Scenario;
  readonly world: World;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly clock: StoryClock;
  readonly subscribed: ReadonlySet<Topic>;
  readonly variables: ReadonlyMap<string, string | number | boolean>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly send: Send;
  readonly emit: (event: RunEvent) => void;
  /** Lets real time pass, in milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Monotonic, in milliseconds. */
  readonly elapsed: () => number;
  readonly signal: AbortSignal | undefined;
}

/**
 * What the references of a step stand for.
 * @param position which of the step's repetitions it is, from 0; groups are paired off by it
 */
export function resolveOn(stage: Stage, position: number): Resolve {
  return (reference): Json | undefined => {
    switch (reference.kind) {
      case "environment":
        return stage.env[reference.name] ?? reference.otherwise ?? undefined;
      case "variable":
        return reference.name === "index" ? position + 1 : stage.variables.get(reference.name);
      case "field": {
        const entity = entityNamed(reference.who, stage, position);
        return entity === undefined
          ? undefined
          : getAt(stage.world.describe(entity, stage.clock.now()), pointerOf(reference.path));
      }
    }
  };
}

/** The entity that a name means at the n-th repetition of a step. */
export function entityNamed(
  name: string,
  { scenario, entities }: Stage,
  position: number,
): Entity | undefined {
  const instances = meantBy(name, scenario.cast)?.instances ?? [];
  return entities.get(pairedWith(instances, position) ?? "");
}
