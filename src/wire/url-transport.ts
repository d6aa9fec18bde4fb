import { HookproofError } from "../errors.ts";
import type { Header } from "./header.ts";
import { netDial } from "./net-dial.ts";
import { requestWriter } from "./request-bytes.ts";
import type { Lookup } from "./resolve.ts";
import { createResolver, dnsLookup } from "./resolve.ts";
import type { TlsOptions } from "./secure.ts";
import { createSecurer } from "./secure.ts";
import { exchange } from "./exchange.ts";
import { createInFlight } from "./in-flight.ts";
import { targetOf } from "./target.ts";
import type { TargetPolicy } from "./target-policy.ts";
import { openPolicy, refusalOf } from "./target-policy.ts";
import type { Transport } from "./transport.ts";

export interface UrlTransportOptions {
  readonly tls?: TlsOptions;
  /** The user's own headers, after the documented ones. They are no part of a request, so no report shows them. */
  readonly headers?: readonly Header[];
  /** Which addresses may be dialled; by default all but those that no delivery may ever reach. */
  readonly policy?: TargetPolicy;
  /** In place of the system's resolver. */
  readonly lookup?: Lookup;
}

/**
 * Delivers to a URL (see {@link targetOf}) over a fresh connection each, with bytes of our own on net and tls: one
 * attempt, no redirect, one deadline over everything.
 * @throws HookproofError `bad-target`, `refused-target` for an address that the policy excludes, `bad-option` for a
 * header or certificate that cannot be used
 */
export function urlTransport(url: string, options: UrlTransportOptions = {}): Transport {
  const target = targetOf(url);
  const policy = options.policy ?? openPolicy;
  const refusal = (address: string) => refusalOf(address, target.host, target.port, policy);
  if (target.family !== 0) {
    const refused = refusal(target.host);
    if (refused !== null) throw new HookproofError("refused-target", `Nothing is sent: ${refused}.`);
  }
  const dial = netDial({
    target,
    resolve: createResolver(target, options.lookup ?? dnsLookup, refusal),
    secure: target.secure ? createSecurer(target, options.tls ?? {}) : null,
  });
  const bytesOf = requestWriter(target, options.headers ?? []);
  const inFlight = createInFlight();
  return {
    target: target.url,
    carry: (request, carryOptions) => exchange(dial, bytesOf(request), carryOptions, inFlight),
    close() {
      inFlight.abortAll();
      return Promise.resolve();
    },
  };
}
