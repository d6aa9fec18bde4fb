import type { Fault } from "./fault.ts";

export const stopsAfterMany: Fault = {
  id: "stops-after-many",
  title: "It refuses everything from the 60th push on, because it leaks connections",
  spoil: () => {
    let pushes = 0;
    return { admit: () => (++pushes >= 60 ? { status: 503 } : undefined) };
  },
};
