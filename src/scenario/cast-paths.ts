import { agentFields } from "../world/entity.ts";
import type { FieldTree } from "../world/fields.ts";
import type { RoleName } from "../world/roles.ts";
import { roles } from "../world/roles.ts";
import type { World } from "../world/world.ts";

/** What may be fixed and asked of a member of the cast. A customer goes by the names of a Client and of a ticket's customer. */
export function castPaths(world: World, role: RoleName): FieldTree {
  const { kind } = roles[role];
  if (kind === null) return { below: new Map(agentFields.map((name) => [name, { below: new Map() }])) };
  const { tree } = world.paths(kind);
  if (role !== "client") return tree;
  const ofTicket = world.paths("new_ticket").tree.below.get("customer")?.below ?? [];
  return { below: new Map([...ofTicket, ...tree.below]) };
}
