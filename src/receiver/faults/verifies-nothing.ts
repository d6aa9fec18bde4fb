import type { Fault } from "./fault.ts";

export const verifiesNothing: Fault = {
  id: "verifies-nothing",
  title: "It does not look at the signature",
  spoil: () => ({ equal: () => true }),
};
