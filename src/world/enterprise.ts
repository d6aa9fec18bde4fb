import { hints } from "../generate/hints.ts";
import { streamOf } from "../generate/stream.ts";

/** Somebody who works at the enterprise's workbench. */
export interface Agent {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  /** Work number, four digits. */
  readonly workNum: string;
  /** Seat account that rings for calls. */
  readonly seat: string;
}

/** The enterprise whose receiver is under test. */
export interface Enterprise {
  readonly token: string;
  readonly id: number;
  readonly agents: readonly Agent[];
  readonly trunks: readonly { readonly number: string; readonly name: string }[];
}

const agentCount = 8;
const trunkCount = 3;

/** An enterprise keeps its id under every seed; its people change with the seed. */
export function enterpriseOf(seed: number, token: string): Enterprise {
  const trunks = Array.from({ length: trunkCount }, (_, index) => streamOf(seed, "trunk", index));
  return {
    token,
    id: streamOf(0, "enterprise", token).int(1000, 99_999),
    agents: Array.from({ length: agentCount }, (_, index) => agentOf(seed, index)),
    trunks: trunks.map((stream) => ({
      number: hints["service.trunkNumber"](stream.fork("number")),
      name: hints["service.trunkName"](stream.fork("name")),
    })),
  };
}

/** An agent of the roster by number, or one that a story brings by name. */
export function agentOf(seed: number, key: string | number): Agent {
  const stream = streamOf(seed, "agent", key);
  return {
    id: stream.fork("id").int(10_001, 99_999),
    name: hints["service.agentName"](stream.fork("name")),
    group: hints["service.department"](stream.fork("group")),
    workNum: hints["service.workNum"](stream.fork("work number")),
    seat: hints["service.agentPhone"](stream.fork("seat")),
  };
}
