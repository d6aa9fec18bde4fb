import type { Fault } from "./fault.ts";

export const refusesUnknownFields: Fault = {
  id: "refuses-unknown-fields",
  title: "It refuses fields of the envelope that it does not know",
  spoil: () => ({
    process: (notification) => {
      const known = ["id", "event", "enterprise_token", "created_at"];
      const others = Object.keys(notification).filter((key) => !known.includes(key));
      if (others.length > 1) throw new Error(`unknown field ${others.at(-1)}`);
    },
  }),
};
