import type { Notification } from "../contract/notification.ts";
import { streamOf } from "../generate/stream.ts";
import type { About } from "../wire/about.ts";
import type { Entity } from "../world/entity.ts";
import type { Standing } from "../world/lifecycle.ts";
import { act, standingOf } from "../world/lifecycle.ts";
import type { RoleName } from "../world/roles.ts";
import { roles } from "../world/roles.ts";
import type { World } from "../world/world.ts";
import { minutesOf } from "../world/write-time.ts";
import { createAgenda } from "./agenda.ts";
import type { Event } from "./matter.ts";
import { drawMatter } from "./matter.ts";
import type { Profile } from "./profile.ts";

export interface SimulateOptions {
  readonly world: World;
  readonly profile: Profile;
  /** Notifications a second, on average and at opening hours. */
  readonly rate: number;
  /** How long new things happen; without end if null. */
  readonly forMs: number | null;
  /** The simulated moment at which it begins. */
  readonly start: Date;
  /** Sends once and resolves whatever the receiver does. */
  readonly send: (notification: Notification, about: About) => Promise<unknown>;
  /** Monotonic, in milliseconds. */
  readonly elapsed: () => number;
  /** Lets time pass, in milliseconds; returns early when the signal aborts. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Ends it; what is on its way arrives, and nothing else is begun. */
  readonly signal?: AbortSignal;
  /** Deliveries at the same time; what is due beyond that waits. */
  readonly workers: number;
}

/** A matter under way: whom it is about, and the last delivery, so that the next comes after it. */
interface Case {
  readonly key: string;
  readonly customer: Entity;
  readonly things: Map<RoleName, Entity>;
  tail: Promise<unknown>;
}

/** Customers that are remembered, to come back. */
const memory = 500;
/** Matters that are planned ahead to learn how many notifications one of them makes. */
const sample = 400;

/**
 * The living platform: customers come at random, chat, call and have tickets, each in a lifecycle of its own, until it is
 * stopped. The same seed, start and profile give the same notifications at the same simulated times.
 */
export async function simulate(options: SimulateOptions): Promise<void> {
  const { world, profile, rate, start, elapsed } = options;
  const { seed, settings } = world;
  const subscribed = new Set(settings.topics);
  const agenda = createAgenda<{ readonly matter: Case; readonly event: Event }>();
  const known: Entity[] = [];
  const underWay = new Set<Promise<unknown>>();
  const perMs = rate / notificationsPerMatter(seed, profile) / 1000;
  const began = elapsed();
  let arrivals = 0;
  let nextArrivalMs = gap(0);

  while (options.signal?.aborted !== true) {
    const dueMs = Math.min(nextArrivalMs, agenda.nextMs);
    if (options.forMs !== null && dueMs > options.forMs) break;
    const ahead = dueMs - (elapsed() - began);
    if (ahead > 0) {
      await options.sleep(ahead);
      continue;
    }
    const at = new Date(start.getTime() + dueMs);
    if (dueMs === nextArrivalMs) {
      if (isOpen(at, stream("open"))) arrive(at, dueMs);
      nextArrivalMs = dueMs + gap(++arrivals);
    } else {
      const next = agenda.take();
      if (next !== undefined) happen(next.matter, next.event, at);
    }
    while (underWay.size >= options.workers) await Promise.race(underWay);
  }
  if (options.signal?.aborted !== true)
    await options.sleep(Math.max(0, (options.forMs ?? 0) - (elapsed() - began)));
  await Promise.all(underWay);

  function stream(name: string) {
    return streamOf(seed, "simulate", arrivals, name);
  }

  /** Exponential, so that customers come independently of one another. */
  function gap(arrival: number): number {
    const uniform = (streamOf(seed, "simulate gap", arrival).next() + 1) / 0x1_0000_0001;
    return -Math.log(uniform) / perMs;
  }

  function isOpen(at: Date, draw: ReturnType<typeof streamOf>): boolean {
    const { from, to, outside } = profile.hours;
    const minute = (((at.getTime() / 60_000 + minutesOf(settings.utcOffset)) % 1440) + 1440) % 1440;
    const open = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
    return open || draw.chance(outside);
  }

  function arrive(at: Date, nowMs: number): void {
    const key = `simulate ${arrivals}`;
    const customers = known.filter(({ standing }) => standing.state !== "deleted");
    const returning = customers.length > 0 && stream("returning").chance(profile.chances.returning);
    const state = stream("known").chance(profile.chances.known) ? "customer" : "visitor";
    const customer = returning
      ? stream("who").pick(customers)
      : world.enter({ role: "client", key, at, state });
    if (!returning) {
      known.push(customer);
      if (known.length > memory) known.shift();
    }
    const { events } = drawMatter(
      stream("events"),
      profile,
      customer.standing.state === "customer" ? "customer" : "visitor",
    );
    const matter: Case = { key, customer, things: new Map(), tail: Promise.resolve() };
    for (const event of events) agenda.add(nowMs + event.afterMs, { matter, event });
  }

  function happen(matter: Case, { to, action, with: fixed }: Event, at: Date): void {
    const entity = to === "client" ? matter.customer : thingOf(matter, to, at);
    // Another matter of the same customer may have come first, such as one that deleted them.
    const allowed = roles[to].lifecycle?.actions[action]?.from.includes(entity.standing.state) ?? false;
    if (!allowed) return;
    const due = world.perform(entity, action, { at, ...(fixed === undefined ? {} : { with: fixed }) });
    for (const topic of due.filter((name) => subscribed.has(name))) {
      const notification = world.tell(entity, topic, at);
      const about: About = { purpose: "acknowledge", origin: { entity: world.nameOf(entity) } };
      const sent: Promise<unknown> = matter.tail
        .then(() => options.send(notification, about))
        .finally(() => underWay.delete(sent));
      matter.tail = sent;
      underWay.add(sent);
    }
  }

  function thingOf(matter: Case, role: RoleName, at: Date): Entity {
    const known = matter.things.get(role);
    if (known !== undefined) return known;
    const thing = world.enter({ role, key: `${matter.key} ${role}`, at, customer: matter.customer });
    matter.things.set(role, thing);
    return thing;
  }
}

/** How many notifications a matter makes, on average: some hundred of them are run through their lifecycles. */
function notificationsPerMatter(seed: number, profile: Profile): number {
  let sum = 0;
  for (let index = 0; index < sample; index++) {
    const customer = index % 3 === 0 ? "customer" : "visitor";
    const { events } = drawMatter(streamOf(seed, "simulate sample", index), profile, customer);
    const standings = new Map<RoleName, Standing>();
    for (const { to, action } of events) {
      const { lifecycle } = roles[to];
      if (lifecycle === null) continue;
      const standing = standings.get(to) ?? standingOf(lifecycle, to === "client" ? customer : undefined);
      const outcome = act(lifecycle, standing, action);
      standings.set(to, outcome?.standing ?? standing);
      sum += outcome?.topics.length ?? 0;
    }
  }
  return Math.max(1, sum / sample);
}
