import type { Fault } from "./fault.ts";

export const comparesFirstCharacters: Fault = {
  id: "compares-first-characters",
  title: "It compares only the first eight characters",
  spoil: () => ({ equal: (claimed, expected) => claimed?.slice(0, 8) === expected.slice(0, 8) }),
};
