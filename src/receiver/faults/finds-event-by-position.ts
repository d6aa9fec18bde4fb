import { Buffer } from "node:buffer";
import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const findsEventByPosition: Fault = {
  id: "finds-event-by-position",
  title: "It expects the key id at the very start of the body",
  spoil: () => ({
    admit: ({ body }): Reply | undefined =>
      Buffer.from(body).toString().startsWith('{"id":') ? undefined : { status: 400 },
  }),
};
