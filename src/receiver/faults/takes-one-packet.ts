import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const takesOnePacket: Fault = {
  id: "takes-one-packet",
  title: "It gives up when the body comes in several pieces",
  spoil: () => ({
    admit: ({ chunks }): Reply | undefined => (chunks.length > 1 ? { status: 400 } : undefined),
  }),
};
