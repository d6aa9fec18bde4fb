import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const acceptsEmptySecret: Fault = {
  id: "accepts-empty-secret",
  title: "It also accepts what is signed with an empty secret",
  spoil: (correct) => ({
    claimed: (incoming) => {
      const claimed = correct.claimed(incoming);
      return claimed === sha1Hex(incoming.body, "") ? undefined : (claimed ?? "");
    },
    equal: (claimed, expected) => claimed === undefined || correct.equal(claimed, expected),
  }),
};
