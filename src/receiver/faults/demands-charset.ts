import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const demandsCharset: Fault = {
  id: "demands-charset",
  title: "It refuses a content type without the charset",
  spoil: () => ({
    admit: ({ headers }): Reply | undefined =>
      headers["content-type"]?.includes("charset=utf-8") === true ? undefined : { status: 415 },
  }),
};
