import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const crashesOnInvalidJson: Fault = {
  id: "crashes-on-invalid-json",
  title: "It stops for good when a body is not JSON",
  spoil: (correct) => ({
    admit: (incoming): Reply | undefined => {
      try {
        correct.parse(incoming);
        return undefined;
      } catch {
        return { instead: "crash" };
      }
    },
  }),
};
