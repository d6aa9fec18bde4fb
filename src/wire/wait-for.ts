import { connect } from "node:net";

import { HookproofError } from "../errors.ts";
import { targetOf } from "./target.ts";

const pauseMs = 100;

/**
 * Waits until something accepts connections at the target; sends nothing.
 * @throws HookproofError `incomplete` when the time is up
 */
export async function waitFor(url: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
  const { host, port, url: shown } = targetOf(url);
  const until = performance.now() + timeoutMs;
  while (!(await accepts(host, port, Math.max(1, until - performance.now())))) {
    if (signal?.aborted) return;
    if (performance.now() >= until)
      throw new HookproofError(
        "incomplete",
        `Nothing accepted connections at ${shown} within ${timeoutMs} ms.`,
        {
          hint: "Is the receiver running, and on this port?",
        },
      );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function accepts(host: string, port: number, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const settle = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once("connect", () => settle(true));
    socket.once("timeout", () => settle(false));
    socket.once("error", () => settle(false));
  });
}
