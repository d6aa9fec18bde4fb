import type { Fault } from "./fault.ts";

export const readsAnotherHeader: Fault = {
  id: "reads-another-header",
  title: "It looks for the signature in X-Signature",
  spoil: () => ({ claimed: ({ headers }) => headers["x-signature"] }),
};
