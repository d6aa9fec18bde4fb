import type { Fault } from "./fault.ts";

export const acceptsKnownSignatures: Fault = {
  id: "accepts-known-signatures",
  title: "It accepts any signature that it has accepted before",
  spoil: (correct) => {
    const known = new Set<string | undefined>();
    return {
      equal: (claimed, expected) => {
        if (correct.equal(claimed, expected)) known.add(claimed);
        return known.has(claimed);
      },
    };
  },
};
