import type { Fault } from "./fault.ts";

export const readsShortHeaderName: Fault = {
  id: "reads-short-header-name",
  title: "It looks for the signature in Service-Sign",
  spoil: () => ({ claimed: ({ headers }) => headers["service-sign"] }),
};
