import type { Person } from "../generate/person.ts";
import { drawPerson } from "../generate/person.ts";
import { streamOf } from "../generate/stream.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray } from "../json/json.ts";
import type { Agent } from "./enterprise.ts";
import { agentOf } from "./enterprise.ts";
import type { Standing } from "./lifecycle.ts";
import type { RoleName } from "./roles.ts";

/** Somebody or something of the world. Stories hold entities as handles; only the world changes them. */
export interface Entity {
  readonly role: RoleName;
  /** Decides, with the world's seed, everything about it that nobody has fixed. */
  readonly key: string;
  /** When it came into the world; what happened to it before is made up from here backwards. */
  readonly since: Date;
  readonly customer: Entity | null;
  agent: Agent | null;
  standing: Standing;
  /** What the user has fixed about it, under the names of its business data. */
  fixed: JsonObject;
  /** When each action last happened. */
  readonly moments: Map<string, Date>;
  /** Who last did each action. */
  readonly actors: Map<string, Agent>;
}

/** The person behind a customer: drawn from the key, except for what the user has fixed. */
export function personBehind(seed: number, customer: Entity): Person {
  const drawn = drawPerson(streamOf(seed, "person", customer.key));
  const { fixed } = customer;
  const phones = fixed["phones"];
  return {
    ...drawn,
    name: textOr(fixed["name"], drawn.name),
    gender: fixed["gender"] === "M" || fixed["gender"] === "W" ? fixed["gender"] : drawn.gender,
    age: typeof fixed["age"] === "number" ? fixed["age"] : drawn.age,
    phone: textOr(fixed["tel"], textOr(isArray(phones) ? phones[0] : undefined, drawn.phone)),
    email: textOr(fixed["email"], drawn.email),
    weixin: textOr(fixed["weixin"], drawn.weixin),
    openid: textOr(fixed["open_id"] ?? fixed["__openid"], drawn.openid),
    company: textOr(fixed["company"], drawn.company),
  };
}

/** An agent as a story casts one: drawn from the key, except for what the user has fixed. */
export function agentBehind(seed: number, agent: Entity): Agent {
  const drawn = agentOf(seed, agent.key);
  const { fixed } = agent;
  return {
    id: typeof fixed["id"] === "number" ? fixed["id"] : drawn.id,
    name: textOr(fixed["name"], drawn.name),
    group: textOr(fixed["group"], drawn.group),
    workNum: textOr(fixed["work_num"], drawn.workNum),
    seat: textOr(fixed["agent_phone"], drawn.seat),
  };
}

/** The fields that a story may fix or ask of an agent. */
export const agentFields = ["id", "name", "group", "work_num", "agent_phone"] as const;

function textOr(value: Json | undefined, otherwise: string): string {
  return typeof value === "string" ? value : otherwise;
}
