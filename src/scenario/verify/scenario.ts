import type { Standing } from "../../world/lifecycle.ts";
import { standingOf } from "../../world/lifecycle.ts";
import { roles } from "../../world/roles.ts";
import type { Scenario } from "../format.ts";
import { instancesOf } from "../instances.ts";
import type { Audit } from "./audit.ts";
import { knownIn } from "./audit.ts";
import { reservedNames, verifyMember } from "./cast.ts";
import { verifyDo } from "./do.ts";
import { mistake } from "./mistake.ts";
import { verifyProbe } from "./probe.ts";
import type { Names } from "./references.ts";
import { verifySend } from "./sending.ts";

/** What a scenario is verified against. */
export interface VerifyOptions extends Omit<Names, "cast"> {
  /** Whether probes may run programs. */
  readonly allowCommands: boolean;
}

/**
 * Holds a scenario to the world before anything is sent: every name, path, reference, action and topic. The lifecycles
 * are run through without making anything, so an action that will not be possible is found here.
 * @throws HookproofError `bad-scenario` with place, code frame and the nearest right word
 */
export async function verifyScenario(scenario: Scenario, options: VerifyOptions): Promise<void> {
  const { source, cast, variables, steps } = scenario;
  const standings = new Map<string, Standing>();
  const audit: Audit = { ...options, names: { ...options, cast }, standings, known: knownIn(cast) };

  for (const name of Object.keys(variables)) {
    if (reservedNames.has(name)) {
      throw mistake(
        source,
        `/variables/${name}`,
        `The name ${name} has another meaning`,
        "Call it otherwise.",
        "key",
      );
    }
  }
  for (const member of cast) {
    verifyMember(member, audit);
    const { lifecycle } = roles[member.is];
    if (lifecycle === null) continue;
    for (const instance of instancesOf(member))
      standings.set(instance, standingOf(lifecycle, member.state ?? undefined));
  }
  for (const step of steps) {
    if (step.kind === "do") verifyDo(step, audit);
    else if (step.kind === "send") verifySend(step, audit);
    else if (step.kind === "probe") await verifyProbe(step, audit);
  }
}
