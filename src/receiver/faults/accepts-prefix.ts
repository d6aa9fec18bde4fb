import type { Fault } from "./fault.ts";

export const acceptsPrefix: Fault = {
  id: "accepts-prefix",
  title: "It accepts whatever the right signature begins with",
  spoil: () => ({ equal: (claimed, expected) => claimed !== undefined && expected.startsWith(claimed) }),
};
