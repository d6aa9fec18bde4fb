import type { Standing } from "../../world/lifecycle.ts";
import type { World } from "../../world/world.ts";
import type { Member, Source } from "../format.ts";
import type { Meant } from "../instances.ts";
import { meantBy } from "../instances.ts";
import { hintFor, mistake } from "./mistake.ts";
import type { Names } from "./references.ts";

/** What the parts of a scenario are verified against, and how far the story has come. */
export interface Audit {
  readonly world: World;
  readonly names: Names;
  /** Whether probes may run programs. */
  readonly allowCommands: boolean;
  /** Where each instance of the cast stands, as the steps are gone through. */
  readonly standings: Map<string, Standing>;
  /** Whom a name means. @throws HookproofError about the place where it was written */
  known(name: string, source: Source, at: string): Meant;
}

export function knownIn(cast: readonly Member[]): Audit["known"] {
  return (name, source, at) => {
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
  };
}
