import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

import { HookproofError } from "../errors.ts";
import {
  addressClassOf,
  defaultSettings,
  loadReceiverFaults,
  recordState,
  startReceiver,
  transportOf,
} from "../index.ts";
import type { Receiver, Settings, Transport } from "../index.ts";
import type { KnownEntity, TargetRequest, TargetState } from "./api.ts";

/** The receiver that the console plays to: the embedded one, or one of the user's. */
export interface ReceiverChoice {
  readonly state: TargetState;
  readonly settings: Settings;
  /** What signs; never leaves the server. */
  readonly secret: string;
  /** A transport of its own for each scene; closed with it. */
  transport(): Transport;
  /** What the embedded receiver has learnt, from an empty memory on; null for a receiver of the user's. */
  knowledge(): readonly KnownEntity[] | null;
  /**
   * @throws HookproofError `refused-target` for an address that the console may not reach, `bad-target`, `bad-option`
   */
  choose(request: TargetRequest): Promise<void>;
  /** Starts the embedded receiver afresh: with an empty memory, and alive again where its fault made it crash. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface ReceiverChoiceOptions {
  readonly settings?: Settings;
  /** Signs for the embedded receiver, which verifies with it. */
  readonly embeddedSecret: string;
  /** Hosts beyond this machine and private networks, as `host` or `host:port`. */
  readonly allowHosts: readonly string[];
  /** Ports of this process, which nothing may be sent to. */
  readonly ownPorts: () => readonly number[];
  /** The user's own receiver; the embedded one without it. */
  readonly initial?: { readonly url: string; readonly secret: string };
}

const roleOfCollection = {
  conversations: "conversation",
  clients: "client",
  calls: "call",
  "robot-calls": "robot-call",
  tickets: "ticket",
} as const;

export async function createReceiverChoice(options: ReceiverChoiceOptions): Promise<ReceiverChoice> {
  const { embeddedSecret, settings = defaultSettings } = options;
  const policy = { ask: ["public"] as const, allowHosts: options.allowHosts };
  let fault: string | null = null;
  let memory = recordState(settings);
  let embedded: Receiver | null = null;
  let own: { readonly url: string; readonly secret: string } | null = null;

  const portOf = (url: string) => Number(new URL(url).port || (url.startsWith("https:") ? 443 : 80));

  const start = async (id: string | null) => {
    const faults = id === null ? [] : await loadReceiverFaults();
    const found = faults.find((one) => one.id === id);
    if (id !== null && found === undefined)
      throw new HookproofError("bad-option", `There is no fault "${id}".`);
    // The same port again, so that the address on the page stays true.
    const port = embedded === null ? 0 : portOf(embedded.url);
    await embedded?.close();
    memory = recordState(settings);
    fault = id;
    embedded = await startReceiver({
      secret: embeddedSecret,
      settings,
      state: memory,
      port,
      ...(found === undefined ? {} : { fault: remembering(found) }),
    });
  };
  const useOwn = async (url: string, secret: string) => {
    const { target } = transportOf(url, { connection: { policy } });
    await assertReachable(target, options);
    if (
      await isOwnPort(target, [...options.ownPorts(), ...(embedded === null ? [] : [portOf(embedded.url)])])
    )
      throw new HookproofError("refused-target", `${target} is this console itself.`);
    own = { url: target, secret };
  };

  if (options.initial === undefined) await start(null);
  else await useOwn(options.initial.url, options.initial.secret);

  return {
    settings,
    get state() {
      return {
        embedded: own === null,
        fault: own === null ? fault : null,
        url: own?.url ?? embedded?.url ?? "",
      };
    },
    get secret() {
      return own?.secret ?? embeddedSecret;
    },
    transport: () => transportOf(own?.url ?? embedded?.url ?? "", { connection: { policy } }),
    knowledge: () => (own === null ? knownIn(memory) : null),
    async choose(request) {
      if ("url" in request) {
        if (request.secret === undefined && own === null)
          throw new HookproofError("bad-option", "The receiver's secret is missing.", {
            hint: "Without it no signature is right.",
          });
        await useOwn(request.url, request.secret ?? own?.secret ?? "");
      } else {
        await start(request.fault);
        own = null;
      }
    },
    async refresh() {
      if (own === null) await start(fault);
    },
    close: async () => embedded?.close(),
  };
}

function knownIn(memory: ReturnType<typeof recordState>): readonly KnownEntity[] {
  return Object.entries(roleOfCollection).flatMap(([collection, role]) => {
    const entities = memory.read(`/${collection}`) as unknown as readonly {
      readonly id: unknown;
      readonly state: string | null;
      readonly topics: readonly string[];
    }[];
    return entities.map(({ id, state, topics }) => ({ role, id: String(id), state, topics }));
  });
}

/** The transport checks the address again that it dials; this is so that a wrong target is told at once. */
async function assertReachable(target: string, { allowHosts }: ReceiverChoiceOptions): Promise<void> {
  const { hostname, host } = new URL(target);
  const isAllowed = allowHosts.includes(hostname) || allowHosts.includes(host);
  for (const address of await addressesOf(target)) {
    const found = addressClassOf(address);
    if (found !== "forbidden" && (found !== "public" || isAllowed)) continue;
    throw new HookproofError("refused-target", `${hostname} is a ${found} address.`, {
      hint:
        found === "public"
          ? `Start the console with --allow-host ${host}.`
          : "No delivery may ever go there.",
    });
  }
}

async function isOwnPort(target: string, ports: readonly number[]): Promise<boolean> {
  const { port, protocol } = new URL(target);
  if (!ports.includes(Number(port || (protocol === "https:" ? 443 : 80)))) return false;
  return (await addressesOf(target)).some((address) => addressClassOf(address) === "loopback");
}

async function addressesOf(target: string): Promise<readonly string[]> {
  const host = new URL(target).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return [host];
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (cause) {
    throw new HookproofError("bad-target", `${host} has no address.`, { cause });
  }
}

type Fault = Awaited<ReturnType<typeof loadReceiverFaults>>[number];

/**
 * The fault with a memory: one that takes no notice of the correct steps only checks what it processes, and what it lets
 * through is remembered, so that nobody takes it for a receiver that acknowledges and forgets.
 */
function remembering(fault: Fault): Fault {
  return {
    ...fault,
    spoil(correct) {
      const { process, ...spoilt } = fault.spoil(correct);
      if (process === undefined) return spoilt;
      if (fault.spoil.length > 0) return { ...spoilt, process };
      return {
        ...spoilt,
        async process(notification) {
          await process(notification);
          await correct.process(notification);
        },
      };
    },
  };
}
