import type { Fault } from "./fault.ts";

export const slowsDown: Fault = {
  id: "slows-down",
  title: "It takes longer with every push, because it scans all that it has stored",
  spoil: () => {
    let pushes = 0;
    return { acknowledge: () => ({ status: 200, afterMs: ++pushes / 4 }) };
  },
};
