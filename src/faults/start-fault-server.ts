import type { AddressInfo } from "node:net";

import { HookproofError } from "../errors.ts";
import { createCertificates } from "./certificates.ts";
import { createFaultServer } from "./fault-server.ts";
import type { Fault } from "./fault.ts";

export interface RunningFault {
  /** Where to deliver; https where the fault is one of TLS. */
  readonly url: string;
  close(): Promise<void>;
}

export interface FaultServerOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Wall clock, for the validity of certificates. */
  readonly now: Date;
  /** Called for each request whose head is complete. */
  readonly onRequest?: () => void;
}

/** Plays a fault of the wire on 127.0.0.1 until it is closed. */
export async function startFaultServer(fault: Fault, options: FaultServerOptions): Promise<RunningFault> {
  const { port, now, onRequest } = options;
  const { server, close } = createFaultServer(fault, {
    certificates: createCertificates(now),
    ...(onRequest === undefined ? {} : { onRequest }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) =>
      reject(
        new HookproofError("bad-option", `Nothing can listen on 127.0.0.1:${port}: ${cause.message}.`, {
          cause,
        }),
      ),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  return { url: `${fault.secure === true ? "https" : "http"}://127.0.0.1:${address.port}/webhook`, close };
}
