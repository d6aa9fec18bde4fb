import type { Fault } from "./fault.ts";

export const refusesEverything: Fault = {
  id: "refuses-everything",
  title: "It answers 404 to every push",
  spoil: () => ({ admit: () => ({ status: 404 }) }),
};
