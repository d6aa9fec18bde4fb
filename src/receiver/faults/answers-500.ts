import type { Fault } from "./fault.ts";

export const answers500: Fault = {
  id: "answers-500",
  title: "It answers 500, although all went well",
  spoil: () => ({ acknowledge: () => ({ status: 500 }) }),
};
