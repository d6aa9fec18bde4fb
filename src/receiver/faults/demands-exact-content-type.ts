import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const demandsExactContentType: Fault = {
  id: "demands-exact-content-type",
  title: "It compares the content type with application/json, letter by letter",
  spoil: () => ({
    admit: ({ headers }): Reply | undefined =>
      headers["content-type"] === "application/json" ? undefined : { status: 415 },
  }),
};
