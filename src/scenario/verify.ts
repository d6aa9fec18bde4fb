import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { nearest } from "../json/nearest.ts";
import { pointerOf } from "../json/pointer.ts";
import { noSuchPath, unknownPointer } from "../world/change.ts";
import { unknownIn } from "../world/fields.ts";
import type { Standing } from "../world/lifecycle.ts";
import { act, actionsFrom, standingOf } from "../world/lifecycle.ts";
import { roles } from "../world/roles.ts";
import type { World } from "../world/world.ts";
import { castPaths } from "./cast-paths.ts";
import type { DoStep, Member, ProbeStep, Scenario, Sending, SendStep, Source } from "./format.ts";
import { instancesOf, meantBy } from "./instances.ts";
import type { Meant } from "./instances.ts";
import { compilePath } from "./json-path.ts";
import { verifyReferences } from "./verify-references.ts";
import type { Names } from "./verify-references.ts";
import { momentAt } from "./story-clock.ts";

/** What a scenario is verified against. */
export interface VerifyOptions extends Omit<Names, "cast" | "world"> {
  readonly world: World;
  /** Whether probes may run programs. */
  readonly allowCommands: boolean;
}

/**
 * Holds a scenario to the world before anything is sent: every name, path, reference, action and topic. The lifecycles
 * are run through without making anything, so an action that will not be possible is found here.
 * @throws HookproofError `bad-scenario` with place, code frame and the nearest right word
 */
export async function verifyScenario(scenario: Scenario, options: VerifyOptions): Promise<void> {
  const { world } = options;
  const { cast } = scenario;
  const names: Names = { ...options, cast };
  const standings = new Map<string, Standing>();

  for (const name of Object.keys(scenario.variables)) {
    if (reserved.has(name))
      throw mistake(
        scenario.source,
        `/variables/${name}`,
        `The name ${name} has another meaning`,
        "Call it otherwise.",
        "key",
      );
  }
  for (const member of cast) {
    verifyMember(member);
    const { lifecycle } = roles[member.is];
    if (lifecycle === null) continue;
    for (const instance of instancesOf(member))
      standings.set(instance, standingOf(lifecycle, member.state ?? undefined));
  }
  for (const step of scenario.steps) {
    if (step.kind === "do") verifyDo(step);
    else if (step.kind === "send") verifySend(step);
    else if (step.kind === "probe") await verifyProbe(step);
  }

  function verifyMember(member: Member): void {
    const { source, is } = member;
    if (names.variables.has(member.name) || reserved.has(member.name)) {
      throw mistake(source, "", `The name ${member.name} has another meaning`, "Call it otherwise.", "key");
    }
    for (const link of ["customer", "agent"] as const) {
      const target = member[link];
      if (target === null) continue;
      if (!roles[is].links.includes(link))
        throw mistake(source, `/${link}`, `${capital(aOf(is))} has no ${link}`, undefined, "key");
      const meant = known(target, source, `/${link}`);
      const wanted = link === "customer" ? "client" : "agent";
      if (meant.member.is !== wanted)
        throw mistake(source, `/${link}`, `${target} is ${aOf(meant.member.is)}, not ${aOf(wanted)}`);
    }
    if (member.state !== null) {
      const states = roles[is].lifecycle?.states ?? [];
      if (!states.includes(member.state)) {
        throw mistake(
          source,
          "/state",
          `${capital(aOf(is))} is never ${member.state}`,
          states.length === 0 ? undefined : hintFor(member.state, states),
        );
      }
    }
    const unknown = unknownIn(member.with, castPaths(world, is));
    if (unknown !== null)
      throw mistake(
        source,
        `/with${unknown.pointer}`,
        `${capital(aOf(is))} has no ${dotted(unknown.pointer)}`,
        didYouMean(dotted(unknown.nearest)),
        "key",
      );
    verifyReferences(member.with, { ...names, cast: [] }, placed(source, "/with"));
  }

  function verifyDo(step: DoStep): void {
    const { source } = step;
    const meant = known(step.who, source, "/do");
    const { lifecycle, noun, kind } = roles[meant.member.is];
    if (lifecycle === null || kind === null)
      throw mistake(source, "/do", `Nothing happens to ${aOf(noun)}; put it in "by"`);
    if (!Object.hasOwn(lifecycle.actions, step.action)) {
      throw mistake(
        source,
        "/do",
        `Nobody can ${step.action} ${aOf(noun)}`,
        hintFor(step.action, Object.keys(lifecycle.actions)),
      );
    }
    for (let time = 0; time < step.times; time++) {
      for (const instance of meant.instances) {
        const standing = standings.get(instance) ?? standingOf(lifecycle);
        const outcome = act(lifecycle, standing, step.action);
        if (outcome === null) {
          const possible = actionsFrom(lifecycle, standing.state);
          throw mistake(
            source,
            "/do",
            `${instance} is ${standing.state} here, and ${aOf(noun)} that is ${standing.state} cannot ${step.action}`,
            possible.length === 0
              ? "Nothing more can happen to it."
              : `Possible: ${possible.map((name) => `${step.who}.${name}`).join(", ")}.`,
          );
        }
        standings.set(instance, outcome.standing);
        verifySends(step, instance, outcome.topics);
      }
    }
    verifySending(step, world.paths(kind), meant);
  }

  function verifySends(step: DoStep, instance: string, due: readonly Topic[]): void {
    if (step.sends === null) return;
    const said = due.length === 0 ? "nothing" : due.join(" and ");
    for (const [index, topic] of step.sends.entries()) {
      if (!due.includes(topic) || step.sends.indexOf(topic) !== index) {
        throw mistake(
          step.source,
          `/sends/${index}`,
          `${instance}.${step.action} does not send ${topic} here`,
          `It sends ${said}.`,
        );
      }
    }
    const missing = due.filter((topic) => !step.sends?.includes(topic));
    if (missing.length > 0)
      throw mistake(
        step.source,
        "/sends",
        `${instance}.${step.action} also sends ${missing.join(" and ")} here`,
        `It sends ${said}.`,
      );
  }

  function verifySend(step: SendStep): void {
    const { kind } = topics[step.topic];
    const meant = step.of === null ? null : known(step.of, step.source, "/of");
    if (meant !== null && roles[meant.member.is].kind !== kind) {
      throw mistake(step.source, "/of", `${step.topic} is not about ${aOf(roles[meant.member.is].noun)}`);
    }
    verifySending(step, world.paths(kind), meant);
  }

  function verifySending(
    step: (DoStep | SendStep) & Sending,
    space: ReturnType<World["paths"]>,
    meant: Meant | null,
  ): void {
    const { source } = step;
    if (step.by !== null) {
      const by = known(step.by, source, "/by");
      if (by.member.is !== "agent")
        throw mistake(source, "/by", `${step.by} is ${aOf(by.member.is)}, not an agent`);
    }
    const unknown = unknownIn(
      step.with,
      step.kind === "do" && meant?.member.is === "client" ? castPaths(world, "client") : space.tree,
    );
    if (unknown !== null) {
      throw mistake(
        source,
        `/with${unknown.pointer}`,
        `The business data has no ${dotted(unknown.pointer)}`,
        didYouMean(dotted(unknown.nearest)),
        "key",
      );
    }
    verifyReferences(step.with, names, placed(source, "/with"), meant?.instances.length);
    for (const change of ["null", "omit"] as const) {
      for (const [index, pointer] of step[change].entries()) {
        const wrong = unknownPointer(pointer, space);
        if (wrong !== null)
          throw mistake(source, `/${change}/${index}`, noSuchPath(wrong).message, didYouMean(wrong.nearest));
      }
    }
    if (
      step.at !== null &&
      Number.isNaN(momentAt(step.at, new Date(0), new Date(0), world.settings.utcOffset).getTime())
    ) {
      throw mistake(source, "/at", `There is no such moment as ${step.at}`);
    }
  }

  async function verifyProbe(step: ProbeStep): Promise<void> {
    const { source, question, until } = step;
    if (step.needs !== null && !names.variables.has(step.needs)) {
      throw mistake(
        source,
        "/needs",
        `There is no variable ${step.needs}`,
        hintFor(step.needs, [...names.variables.keys()]),
      );
    }
    if ("run" in question && !options.allowCommands) {
      throw mistake(
        source,
        "/probe/run",
        "This probe runs a program",
        "Allow it with --allow-commands, if you trust this scenario.",
      );
    }
    const asked: JsonObject =
      "run" in question ? { run: question.run } : { get: question.get, headers: question.headers };
    verifyReferences(asked, names, placed(source, "/probe"));
    const expected: Json = { ...(until.body === undefined ? {} : { body: until.body }), text: until.text };
    verifyReferences(expected, names, placed(source, "/probe/until"));
    for (const [index, { path, is }] of until.where.entries()) {
      const at = `/probe/until/where/${index}`;
      const problem = (await compilePath(path)).problem;
      if (problem !== null) throw mistake(source, `${at}/path`, `${path} is not a JSONPath: ${problem}`);
      if (is !== undefined) verifyReferences({ is }, names, placed(source, at));
    }
  }

  function known(name: string, source: Source, at: string): Meant {
    const meant = meantBy(name, cast);
    if (meant !== null) return meant;
    const sized = meantBy(name.replace(/\[\d+\]$/, ""), cast);
    if (sized !== null) {
      const { member } = sized;
      throw mistake(
        source,
        at,
        member.count === null
          ? `${member.name} is no group`
          : `${member.name} has ${member.count} in it, counted from 0`,
      );
    }
    throw mistake(
      source,
      at,
      `Nobody in the cast is called ${name}`,
      hintFor(
        name,
        cast.map((member) => member.name),
      ),
    );
  }
}

/** Names that references give a meaning of their own. */
const reserved = new Set(["index", "receiver", "env"]);

function mistake(source: Source, at: string, message: string, hint?: string, part?: "key"): HookproofError {
  return source.file.mistake(`${source.pointer}${at}`, message, {
    ...(hint === undefined ? {} : { hint }),
    ...(part === undefined ? {} : { part }),
  });
}

function placed(source: Source, at: string) {
  return (path: readonly (string | number)[], message: string, hint?: string) =>
    mistake(source, `${at}${pointerOf(path)}`, message, hint);
}

/** A pointer as people write a path: `customer.name`. */
function dotted(pointer: string | undefined): string | undefined {
  return pointer?.slice(1).replaceAll("/", ".");
}

function aOf(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function didYouMean(word: string | undefined): string | undefined {
  return word === undefined ? undefined : `Did you mean ${word}?`;
}

function hintFor(word: string, possible: readonly string[]): string | undefined {
  if (possible.length === 0) return undefined;
  return didYouMean(nearest(word, possible)) ?? `Possible: ${possible.join(", ")}.`;
}
