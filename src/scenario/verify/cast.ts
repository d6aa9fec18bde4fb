import { unknownIn } from "../../world/fields.ts";
import { roles } from "../../world/roles.ts";
import { castPaths } from "../cast-paths.ts";
import type { Member } from "../format.ts";
import type { Audit } from "./audit.ts";
import { aOf, capital, didYouMean, dotted, hintFor, mistake, placed } from "./mistake.ts";
import { verifyReferences } from "./references.ts";

/** Names that references give a meaning of their own. */
export const reservedNames: ReadonlySet<string> = new Set(["index", "receiver", "env"]);

/** A member of the cast: its name, links, state, fixed fields and the references in them. */
export function verifyMember(member: Member, audit: Audit): void {
  const { world, names } = audit;
  const { source, is } = member;
  if (names.variables.has(member.name) || reservedNames.has(member.name)) {
    throw mistake(source, "", `The name ${member.name} has another meaning`, "Call it otherwise.", "key");
  }
  for (const link of ["customer", "agent"] as const) {
    const target = member[link];
    if (target === null) continue;
    if (!roles[is].links.includes(link))
      throw mistake(source, `/${link}`, `${capital(aOf(is))} has no ${link}`, undefined, "key");
    const meant = audit.known(target, source, `/${link}`);
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
      didYouMean(unknown.nearest === undefined ? undefined : dotted(unknown.nearest)),
      "key",
    );
  verifyReferences(member.with, { ...names, cast: [] }, placed(source, "/with"));
}
