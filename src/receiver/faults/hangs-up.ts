import type { Fault } from "./fault.ts";

export const hangsUp: Fault = {
  id: "hangs-up",
  title: "It closes the connection without an answer",
  spoil: () => ({ acknowledge: () => ({ instead: "hang-up" }) }),
};
