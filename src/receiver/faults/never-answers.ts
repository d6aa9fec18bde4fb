import type { Fault } from "./fault.ts";

export const neverAnswers: Fault = {
  id: "never-answers",
  title: "It never answers",
  spoil: () => ({ acknowledge: () => ({ instead: "silence" }) }),
};
