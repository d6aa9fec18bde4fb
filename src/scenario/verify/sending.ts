import { topics } from "../../contract/topics.ts";
import { noSuchPath, unknownPointer } from "../../world/change.ts";
import type { PathSpace } from "../../world/change.ts";
import { unknownIn } from "../../world/fields.ts";
import { roles } from "../../world/roles.ts";
import { castPaths } from "../cast-paths.ts";
import type { DoStep, SendStep } from "../format.ts";
import type { Meant } from "../instances.ts";
import { momentAt } from "../story-clock.ts";
import type { Audit } from "./audit.ts";
import { aOf, didYouMean, dotted, mistake, placed } from "./mistake.ts";
import { verifyReferences } from "./references.ts";

/** A `send`: whom it is about has to be of the topic's kind. */
export function verifySend(step: SendStep, audit: Audit): void {
  const { world } = audit;
  const { kind } = topics[step.topic];
  const meant = step.of === null ? null : audit.known(step.of, step.source, "/of");
  if (meant !== null && roles[meant.member.is].kind !== kind) {
    throw mistake(step.source, "/of", `${step.topic} is not about ${aOf(roles[meant.member.is].noun)}`);
  }
  verifySending(step, world.paths(kind), meant, audit);
}

/** The modifiers of a step that sends. */
export function verifySending(
  step: DoStep | SendStep,
  space: PathSpace,
  meant: Meant | null,
  { world, names, known }: Audit,
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
      didYouMean(unknown.nearest === undefined ? undefined : dotted(unknown.nearest)),
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
