import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { JsonObject } from "../json/json.ts";
import { objectOf } from "../json/json.ts";
import { tokensOf } from "../json/pointer.ts";
import type { KindSchemas } from "../schema/load.ts";
import type { Validator } from "../schema/validator.ts";
import { validatorOf } from "../schema/validator.ts";
import { envelopeOf } from "./envelope.ts";

/** Lays facts over generated data as far as the result stays valid. */
export type Fitting = (topic: Topic, base: JsonObject, facts: JsonObject) => JsonObject;

/**
 * Facts always fit the shipped schemas (a test holds that). A user's own schema may want other values: then a fact that
 * does not fit gives way to the generated value, and if that does not help, all of them.
 */
export function fittingOf(schemas: KindSchemas): Fitting {
  let validator: Validator | undefined;
  return (topic, base, facts) => {
    const all = { ...base, ...facts };
    const { kind } = topics[topic];
    if (!schemas.of[kind].overlaid) return all;
    validator ??= validatorOf(schemas);
    const check = validator;
    const misfits = (data: JsonObject) => {
      const notification = envelopeOf(topic, new Date(0), schemas.settings, data);
      return new Set(check(notification, topic).map(({ pointer }) => tokensOf(pointer)[1] ?? ""));
    };
    const wrong = misfits(all);
    if (wrong.size === 0) return all;
    const some = { ...base, ...objectOf(Object.entries(facts).filter(([name]) => !wrong.has(name))) };
    return misfits(some).size === 0 ? some : base;
  };
}
