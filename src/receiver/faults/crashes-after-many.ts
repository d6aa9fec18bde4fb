import type { Fault } from "./fault.ts";

export const crashesAfterMany: Fault = {
  id: "crashes-after-many",
  title: "It stops for good at the 60th push",
  spoil: () => {
    let pushes = 0;
    return { admit: () => (++pushes >= 60 ? { instead: "crash" } : undefined) };
  },
};
