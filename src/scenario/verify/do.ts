import type { Topic } from "../../contract/topics.ts";
import { act, actionsFrom, standingOf } from "../../world/lifecycle.ts";
import { roles } from "../../world/roles.ts";
import type { DoStep } from "../format.ts";
import type { Audit } from "./audit.ts";
import { aOf, hintFor, mistake } from "./mistake.ts";
import { verifySending } from "./sending.ts";

/** A story is told by people: more than this in one step is a slip of the keyboard. */
const mostRepetitions = 10_000;

/** A `do`: the action must be possible where the story has come to, and send what the step states. */
export function verifyDo(step: DoStep, audit: Audit): void {
  const { world, standings } = audit;
  const { source } = step;
  const meant = audit.known(step.who, source, "/do");
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
  const repetitions = step.times * meant.instances.length;
  if (repetitions > mostRepetitions) {
    throw mistake(source, "", `This step would happen ${repetitions} times; ${mostRepetitions} are possible`);
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
  verifySending(step, world.paths(kind), meant, audit);
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
