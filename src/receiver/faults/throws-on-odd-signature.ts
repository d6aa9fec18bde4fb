import type { Reply } from "../steps.ts";
import type { Fault } from "./fault.ts";

export const throwsOnOddSignature: Fault = {
  id: "throws-on-odd-signature",
  title: "It crashes on a signature of another length",
  spoil: (correct) => ({
    admit: (incoming): Reply | undefined =>
      correct.claimed(incoming)?.length === 40 ? undefined : { instead: "crash" },
  }),
};
