import type { Fault } from "./fault.ts";

export const crashesOnForged: Fault = {
  id: "crashes-on-forged",
  title: "It stops for good when a push is forged",
  spoil: () => ({ refuse: () => ({ instead: "crash" }) }),
};
