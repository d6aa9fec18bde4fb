import type { Fault } from "./fault.ts";

export const answers204: Fault = {
  id: "answers-204",
  title: "It answers 204 No Content",
  spoil: () => ({ acknowledge: () => ({ status: 204 }) }),
};
