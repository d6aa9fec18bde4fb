import type { Fault } from "./fault.ts";

export const answers202: Fault = {
  id: "answers-202",
  title: "It answers 202 Accepted, for it works in the background",
  spoil: () => ({ acknowledge: () => ({ status: 202 }) }),
};
