import type { Fault } from "./fault.ts";

export const slowsDown: Fault = {
  id: "slows-down",
  title: "It becomes slow after 50 pushes, because it scans all that it has stored",
  spoil: () => {
    let pushes = 0;
    return { acknowledge: () => ({ status: 200, afterMs: ++pushes > 50 ? 250 : 0 }) };
  },
};
