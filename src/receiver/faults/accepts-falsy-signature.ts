import type { Fault } from "./fault.ts";

export const acceptsFalsySignature: Fault = {
  id: "accepts-falsy-signature",
  title: "It verifies only a signature that is not empty",
  spoil: (correct) => ({ equal: (claimed, expected) => !claimed || correct.equal(claimed, expected) }),
};
