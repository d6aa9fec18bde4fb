import type { Fault } from "./fault.ts";

export const answersLate: Fault = {
  id: "answers-late",
  title: "It answers after the work is done, a second later",
  spoil: () => ({ acknowledge: () => ({ status: 200, afterMs: 1000 }) }),
};
