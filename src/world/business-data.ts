import type { Settings } from "../contract/settings.ts";
import type { Kind, Topic } from "../contract/topics.ts";
import { kindNames, topics } from "../contract/topics.ts";
import type { Generator } from "../generate/compile.ts";
import { compile } from "../generate/compile.ts";
import type { Person } from "../generate/person.ts";
import { streamOf, withPerson } from "../generate/stream.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isObject, objectOf } from "../json/json.ts";
import type { KindSchemas } from "../schema/load.ts";
import { asClient, asTicketCustomer, ticketCustomerOf } from "./customer-names.ts";
import type { Enterprise } from "./enterprise.ts";
import type { Entity } from "./entity.ts";
import { personBehind } from "./entity.ts";
import { factsOf } from "./facts/index.ts";
import type { View } from "./facts/view.ts";
import type { FieldTree } from "./fields.ts";
import { fieldTreeOf, onlyFields } from "./fields.ts";
import { fittingOf } from "./fitting.ts";
import { longOf } from "./long.ts";
import { merged } from "./merge.ts";
import { stateFor } from "./standings.ts";

/** Makes the business data about an entity at a moment. */
export interface BusinessData {
  of(entity: Entity, topic: Topic, at: Date, patch: JsonObject): JsonObject;
  /** A customer as tickets show them (section 2.6). */
  asTicketCustomer(customer: Entity): JsonObject;
  readonly trees: Readonly<Record<Kind, FieldTree>>;
}

export interface BusinessDataOptions {
  readonly seed: number;
  readonly settings: Settings;
  readonly schemas: KindSchemas;
  readonly enterprise: Enterprise;
}

/**
 * Business data is generated from the schema, once per entity; over it go the facts of the world, as far as the schema
 * has room for them, and then what the user has fixed.
 */
export function businessDataOf({ seed, settings, schemas, enterprise }: BusinessDataOptions): BusinessData {
  const trees = perKind((kind) => fieldTreeOf(schemas.of[kind].fields));
  const generators = new Map<Kind, Generator>();
  const generated = new WeakMap<
    Entity,
    Map<Kind, { readonly fixed: JsonObject; readonly data: JsonObject }>
  >();
  const fitting = fittingOf(schemas);
  // The shipped schemas have room for every fact; a test holds that.
  const within = (kind: Kind, facts: JsonObject) =>
    schemas.of[kind].overlaid || settings.documentedOnly ? onlyFields(facts, trees[kind]) : facts;

  const baseOf = (kind: Kind, owner: Entity, customer: Entity, person: Person): JsonObject => {
    const known = generated.get(owner) ?? new Map();
    generated.set(owner, known);
    const before = known.get(kind);
    // What is generated agrees with the person, and so changes with them.
    if (before !== undefined && before.fixed === customer.fixed) return before.data;
    const generator =
      generators.get(kind) ?? compile(schemas.of[kind].schema, { optional: 1, inventive: false });
    generators.set(kind, generator);
    const made = generator(withPerson(streamOf(seed, kind, owner.key), person));
    const data = isObject(made) ? made : {};
    known.set(kind, { fixed: customer.fixed, data });
    return data;
  };

  const ticketCustomer = (customer: Entity, person: Person, generated: Json | undefined): JsonObject => {
    const own = {
      ...(isObject(generated) ? generated : {}),
      enterprise_id: enterprise.id,
      ...ticketCustomerOf(person, settings),
    };
    const fixed = asTicketCustomer(customer.fixed, settings);
    return merged(own, onlyFields(fixed, trees.new_ticket.below.get("customer") ?? nothing));
  };

  const viewOf = (entity: Entity, kind: Kind, topic: Topic, at: Date, fixed: JsonObject): View => {
    const customer = customerOf(entity);
    const person = personBehind(
      seed,
      customer.role === "client" && customer === entity ? { ...customer, fixed } : customer,
    );
    const stream = withPerson(streamOf(seed, kind, entity.key), person);
    const base = baseOf(kind, entity, customer, person);
    return {
      topic,
      at,
      since: entity.since,
      state: stateFor(topic, entity.standing.state, stream),
      when: (action) => entity.moments.get(action) ?? null,
      who: (action) => entity.actors.get(action) ?? null,
      stream,
      base,
      fixed,
      person,
      customer: {
        get id() {
          // Whoever has a schema of their own for customers may have ids of another kind.
          if (schemas.of.client.overlaid) return of(customer, "client.updated", at, {})["id"];
          return customer.fixed["id"] ?? longOf(streamOf(seed, "client", customer.key).fork("id"));
        },
        get ofTicket() {
          // A customer of a story looks the same in all of their tickets.
          const generated =
            entity.customer === null ? base : baseOf("new_ticket", customer, customer, person);
          return ticketCustomer(customer, person, generated["customer"]);
        },
        stream: streamOf(seed, "customer", customer.key),
      },
      agent: entity.agent ?? customer.agent ?? streamOf(seed, "assigned", entity.key).pick(enterprise.agents),
      enterprise,
      settings,
    };
  };

  const of: BusinessData["of"] = (entity, topic, at, patch) => {
    const { kind } = topics[topic];
    const own = merged(entity.fixed, patch);
    const fixed = kind === "client" ? onlyFields(asClient(own), trees.client) : own;
    const view = viewOf(entity, kind, topic, at, own);
    const facts = within(kind, present(factsOf[kind](view)));
    return inOrder(merged(fitting(topic, view.base, facts), fixed), trees[kind]);
  };

  return {
    trees,
    of,
    asTicketCustomer(customer) {
      const person = personBehind(seed, customer);
      return ticketCustomer(customer, person, baseOf("new_ticket", customer, customer, person)["customer"]);
    },
  };
}

const nothing: FieldTree = { below: new Map() };

/** The customer of an entity; one that has none stands with a customer of its own, of the same key. */
function customerOf(entity: Entity): Entity {
  if (entity.role === "client") return entity;
  return entity.customer ?? { ...entity, role: "client", fixed: {}, moments: new Map(), actors: new Map() };
}

/** The members in the schema's order, which is the document's; a schema of alternatives may have made them in another. */
function inOrder(data: JsonObject, tree: FieldTree): JsonObject {
  const known = [...tree.below.keys()].filter((name) => Object.hasOwn(data, name));
  const others = Object.keys(data).filter((name) => !tree.below.has(name));
  return objectOf([...known, ...others].map((name) => [name, data[name] ?? null]));
}

function perKind<Value>(make: (kind: Kind) => Value): Record<Kind, Value> {
  return Object.fromEntries(kindNames.map((kind) => [kind, make(kind)])) as Record<Kind, Value>;
}

function present(facts: Readonly<Record<string, Json | undefined>>): JsonObject {
  const known: Record<string, Json> = {};
  for (const [name, fact] of Object.entries(facts)) if (fact !== undefined) known[name] = fact;
  return known;
}
