import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const refusesGzipClients: Fault = {
  id: "refuses-gzip-clients",
  title: "It answers 406 to clients that accept gzip",
  spoil: () => ({
    admit: ({ headers }): Reply | undefined =>
      headers["accept-encoding"] === undefined ? undefined : { status: 406 },
  }),
};
