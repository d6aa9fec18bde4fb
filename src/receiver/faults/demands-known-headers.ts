import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const demandsKnownHeaders: Fault = {
  id: "demands-known-headers",
  title: "A filter refuses requests that came through a proxy",
  spoil: () => ({
    admit: ({ headers }): Reply | undefined =>
      headers["x-forwarded-for"] === undefined ? undefined : { status: 403 },
  }),
};
