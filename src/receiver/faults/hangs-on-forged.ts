import type { Fault } from "./fault.ts";

export const hangsOnForged: Fault = {
  id: "hangs-on-forged",
  title: "It never answers a forged push",
  spoil: () => ({ refuse: () => ({ instead: "silence" }) }),
};
