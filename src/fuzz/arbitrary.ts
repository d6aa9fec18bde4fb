import fc from "fast-check";
import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Topic } from "../contract/topics.ts";
import { topicNames } from "../contract/topics.ts";
import { streamOf } from "../generate/stream.ts";
import type { KindSchemas } from "../schema/load.ts";
import type { Tampering } from "../wire/request.ts";
import type { World } from "../world/world.ts";
import { composeTrial } from "./compose-trial.ts";
import { families } from "./families/index.ts";
import type { FuzzLevel, Mutation } from "./mutation.ts";
import { compatible, fuzzLevels } from "./mutation.ts";
import { sitesOf } from "./site.ts";
import { trialOf } from "./trial.ts";

export interface ArbitraryOptions {
  /** Where notifications come from; a platform has one. */
  readonly platform: {
    readonly world: World;
    readonly schemas: KindSchemas;
    readonly settings: Settings;
    readonly now: Date;
  };
  readonly topics?: readonly Topic[];
  /** Ids of mutation families, such as `null`; all by default. */
  readonly families?: readonly string[];
  /** Mutations up to this level; `documented` by default. */
  readonly level?: FuzzLevel;
}

/** A notification with what was changed about it, and how the request is to be tampered with. */
export interface Mutated {
  readonly topic: Topic;
  readonly notification: Notification;
  readonly tampering: Tampering;
  /** What was changed, a clause each; what fast-check prints of a counterexample. */
  readonly changes: readonly string[];
}

/**
 * Notifications with any set of changes that the interface allows, as a fast-check arbitrary: `fc.assert` shrinks the
 * set to the changes that matter.
 */
export function mutatedNotification({
  platform,
  topics = topicNames,
  families: chosen,
  level = "documented",
}: ArbitraryOptions): fc.Arbitrary<Mutated> {
  const farthest = fuzzLevels.indexOf(level);
  return fc.tuple(fc.constantFrom(...topics), fc.nat({ max: 999 })).chain(([topic, number]) => {
    const key = `arbitrary ${number}`;
    const notification = platform.world.notification(topic, { key });
    const sites = sitesOf(notification, topic, platform);
    const subject = {
      topic,
      notification,
      sites,
      settings: platform.settings,
      stream: streamOf(number, "arbitrary"),
    };
    const mutations = families
      .filter((family) => chosen === undefined || chosen.includes(family.id))
      .flatMap((family) => family.mutations(subject))
      .filter((mutation) => fuzzLevels.indexOf(mutation.level) <= farthest);
    return fc
      .subarray(mutations, { maxLength: Math.min(8, mutations.length) })
      .map((drawn) => mutated(platform, topic, key, drawn));
  });
}

function mutated(
  platform: ArbitraryOptions["platform"],
  topic: Topic,
  key: string,
  drawn: readonly Mutation[],
): Mutated {
  const mutations = drawn.filter((mutation, index) =>
    drawn.slice(0, index).every((other) => compatible(mutation, other)),
  );
  const seconds = Math.floor(platform.now.getTime() / 1000);
  const createdAt = platform.settings.createdAtUnit === "seconds" ? seconds : seconds * 1000;
  const [composed] = composeTrial(trialOf(topic, key, mutations), platform.world, () => createdAt);
  if (composed === undefined) throw new Error("A trial of one step composes one notification.");
  return {
    topic,
    notification: composed.notification,
    tampering: composed.tampering(() => 1000),
    changes: mutations.map(({ reads }) => reads),
  };
}
