import type { Fault } from "./fault.ts";

export const answers201: Fault = {
  id: "answers-201",
  title: "It answers 201 Created",
  spoil: () => ({ acknowledge: () => ({ status: 201 }) }),
};
