import type { Fault } from "./fault.ts";

export const acceptsMissingSignature: Fault = {
  id: "accepts-missing-signature",
  title: "It verifies only what has a signature",
  spoil: (correct) => ({
    equal: (claimed, expected) => claimed === undefined || correct.equal(claimed, expected),
  }),
};
