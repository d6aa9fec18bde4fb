import type { RunEvent } from "../run/events.ts";
import type { Entity } from "../world/entity.ts";
import type { World } from "../world/world.ts";
import type { Member, Pace, Scenario, Step } from "./format.ts";
import { instancesOf, meantBy, pairedWith } from "./instances.ts";
import { filledObject } from "./reference.ts";
import type { Send, Stage } from "./stage.ts";
import { resolveOn } from "./stage.ts";
import type { Outcome } from "./steps/outcome.ts";
import { informed } from "./steps/outcome.ts";
import { playProbe } from "./steps/probe.ts";
import { playSending } from "./steps/sending.ts";
import { storyClock } from "./story-clock.ts";
import { verifyStory } from "./verify-story.ts";

export interface PlayOptions {
  readonly scenario: Scenario;
  readonly world: World;
  /** The moment at which the story begins. */
  readonly now: Date;
  readonly send: Send;
  readonly emit: (event: RunEvent) => void;
  /** Overrides the pace of the story. */
  readonly pace?: Pace;
  /** Overrides the defaults of the story's variables. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The receiver's origin, for `${receiver}`; null where it has none. */
  readonly receiver?: string | null;
  /** For `${env:NAME}` and for the programs that probes run. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Lets probes run programs. */
  readonly allowCommands?: boolean;
  /** Leaves the probes out: nothing was sent that could have had an effect. */
  readonly dry?: boolean;
  /** Waited for before each step, one-based. */
  readonly beforeStep?: (step: number) => Promise<void>;
  /** Lets real time pass, in milliseconds; returns early when the signal aborts. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Monotonic, in milliseconds. */
  readonly elapsed: () => number;
  readonly signal?: AbortSignal;
}

/**
 * Verifies a story, then tells it step by step: `step-ended` for each, whatever the receiver does. A story goes on after
 * a step that failed, as the platform would.
 * @throws HookproofError before anything is sent, for whatever is wrong with the scenario
 */
export async function playScenario(options: PlayOptions): Promise<void> {
  const { scenario, world, now, emit, signal, env = {}, dry = false } = options;
  const variables = await verifyStory(options);

  const entities = new Map<string, Entity>();
  const stage: Stage = {
    scenario,
    world,
    entities,
    clock: storyClock({
      start: now,
      utcOffset: world.settings.utcOffset,
      pace: options.pace ?? scenario.pace ?? "real",
      sleep: options.sleep,
    }),
    subscribed: new Set(scenario.subscriptions ?? world.settings.topics),
    variables,
    env,
    send: options.send,
    emit,
    sleep: options.sleep,
    elapsed: options.elapsed,
    signal,
  };
  for (const member of inOrderOfNeed(scenario.cast)) bring(member, entities, stage, now);

  for (const [index, step] of scenario.steps.entries()) {
    await options.beforeStep?.(index + 1);
    if (signal?.aborted === true) return;
    const outcome =
      dry && step.kind === "probe"
        ? informed("left out of a dry run")
        : await playStep(step, index + 1, stage);
    const { file, pointer } = step.source;
    emit({
      type: "step-ended",
      scenario: scenario.name,
      step: index + 1,
      title: titleOf(step),
      at: outcome.status === "fail" ? file.at(pointer) : null,
      ...outcome,
    });
  }
}

/** Customers and agents first, since others are linked to them. */
function inOrderOfNeed(cast: readonly Member[]): readonly Member[] {
  const people = cast.filter(({ is }) => is === "agent" || is === "client");
  return [...people, ...cast.filter((member) => !people.includes(member))];
}

function bring(member: Member, entities: Map<string, Entity>, stage: Stage, at: Date): void {
  const { world, scenario } = stage;
  const linked = (name: string | null, position: number) =>
    name === null
      ? undefined
      : entities.get(pairedWith(meantBy(name, scenario.cast)?.instances ?? [], position) ?? "");
  for (const [position, instance] of instancesOf(member).entries()) {
    const customer = linked(member.customer, position);
    const agent = linked(member.agent, position);
    const entity = world.enter({
      role: member.is,
      key: `${scenario.name} ${instance}`,
      at,
      with: filledObject(member.with, resolveOn(stage, position)),
      ...(member.state === null ? {} : { state: member.state }),
      ...(customer === undefined ? {} : { customer }),
      ...(agent === undefined ? {} : { agent }),
    });
    entities.set(instance, entity);
  }
}

async function playStep(step: Step, number: number, stage: Stage): Promise<Outcome> {
  switch (step.kind) {
    case "do":
    case "send":
      return playSending(step, number, stage);
    case "wait":
      await stage.clock.wait(step.ms);
      return informed(null);
    case "probe":
      return playProbe(step, stage);
  }
}

/** What a step is called in reports. */
function titleOf(step: Step): string {
  if (step.title !== null) return step.title;
  switch (step.kind) {
    case "do":
      return `${step.who}.${step.action}`;
    case "send":
      return `send ${step.topic}${step.of === null ? "" : ` of ${step.of}`}`;
    case "wait":
      return `wait ${step.ms / 1000} s`;
    case "probe":
      return "run" in step.question ? `ask ${step.question.run.join(" ")}` : `ask ${step.question.get}`;
  }
}
