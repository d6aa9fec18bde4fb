import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const processesBeforeVerifying: Fault = {
  id: "processes-before-verifying",
  title: "It makes use of a push before it looks at the signature",
  spoil: (correct) => ({
    admit: (incoming): Reply | undefined => {
      void correct.process(correct.parse(incoming));
      return undefined;
    },
    process: () => {},
  }),
};
