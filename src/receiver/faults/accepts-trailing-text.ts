import type { Fault } from "./fault.ts";

export const acceptsTrailingText: Fault = {
  id: "accepts-trailing-text",
  title: "It accepts any text after the right signature",
  spoil: () => ({ equal: (claimed, expected) => claimed?.startsWith(expected) === true }),
};
