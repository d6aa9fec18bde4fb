import type { AddressClass } from "./address-class.ts";
import { addressClassOf } from "./address-class.ts";

/**
 * Which addresses may be dialled. It is held against the address that is dialled, not against the name, so that a name
 * that resolves to another place every time gains nothing.
 */
export interface TargetPolicy {
  /** Classes that need a line in `allowHosts`; such as `["public"]` for what sends much or sends garbage. */
  readonly ask: readonly Exclude<AddressClass, "forbidden">[];
  /** `host` or `host:port`, as in the target, that the user has allowed by name. */
  readonly allowHosts: readonly string[];
}

/** A user who names a target means it; only what no delivery may ever reach is refused. */
export const openPolicy: TargetPolicy = { ask: [], allowHosts: [] };

/** Why an address of a host may not be dialled, as one sentence; null if it may. */
export function refusalOf(address: string, host: string, port: number, policy: TargetPolicy): string | null {
  const found = addressClassOf(address);
  const place = host === address ? host : `${host} (${address})`;
  if (found === "forbidden") return `${place} is link-local, multicast or reserved, and never dialled`;
  if (!policy.ask.includes(found)) return null;
  const isAllowed = policy.allowHosts.some((allowed) => allowed === host || allowed === `${host}:${port}`);
  return isAllowed ? null : `${place} is a ${found} address: allow it with --allow-host ${host}:${port}`;
}
