import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const breaksOnInvalidJson: Fault = {
  id: "breaks-on-invalid-json",
  title: "After a body that is not JSON it refuses the next push",
  spoil: (correct) => {
    let broken = false;
    return {
      admit: (incoming): Reply | undefined => {
        if (broken) {
          broken = false;
          return { status: 500 };
        }
        try {
          correct.parse(incoming);
        } catch {
          broken = true;
        }
        return undefined;
      },
    };
  },
};
