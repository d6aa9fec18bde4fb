import type { Settings } from "../../contract/settings.ts";
import type { Topic } from "../../contract/topics.ts";
import type { Person } from "../../generate/person.ts";
import type { Stream } from "../../generate/stream.ts";
import type { Json, JsonObject } from "../../json/json.ts";
import type { Agent, Enterprise } from "../enterprise.ts";

/** What the world knows about an entity at the moment of a notification; facts are made of it and of nothing else. */
export interface View {
  readonly topic: Topic;
  /** The moment of the notification. */
  readonly at: Date;
  /** When the entity came into the world; equal to `at` for a notification that stands alone. */
  readonly since: Date;
  /** State of the lifecycle. */
  readonly state: string;
  /** When an action last happened in the story, null if the story has not told. */
  when(action: string): Date | null;
  /** Who last did an action in the story. */
  who(action: string): Agent | null;
  /** The entity's own stream; fork it by what is drawn. */
  readonly stream: Stream;
  /** Generated business data: the same for every notification about the entity. */
  readonly base: JsonObject;
  /** What the user has fixed; facts must agree with it. */
  readonly fixed: JsonObject;
  readonly person: Person;
  /** The customer as other kinds show them. */
  readonly customer: {
    readonly id: Json | undefined;
    readonly ofTicket: JsonObject;
    readonly stream: Stream;
  };
  /** Whom the enterprise has put on it. */
  readonly agent: Agent;
  readonly enterprise: Enterprise;
  readonly settings: Settings;
}

/**
 * What must hold of an entity's business data at this moment: a part of the data, laid over what was generated. Fields
 * that the schema does not have are dropped afterwards; undefined leaves the generated value.
 */
export type Facts = (view: View) => Readonly<Record<string, Json | undefined>>;
