import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const limitsBody: Fault = {
  id: "limits-body",
  title: "It refuses bodies over 16 KiB",
  spoil: () => ({
    admit: ({ body }): Reply | undefined => (body.length > 16 * 1024 ? { status: 413 } : undefined),
  }),
};
