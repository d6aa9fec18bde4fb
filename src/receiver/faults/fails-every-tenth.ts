import type { Fault } from "./fault.ts";

export const failsEveryTenth: Fault = {
  id: "fails-every-tenth",
  title: "It refuses every tenth push, because one worker of ten is broken",
  spoil: () => {
    let pushes = 0;
    return { admit: () => (++pushes % 10 === 0 ? { status: 502 } : undefined) };
  },
};
