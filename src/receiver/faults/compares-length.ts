import type { Fault } from "./fault.ts";

export const comparesLength: Fault = {
  id: "compares-length",
  title: "It compares only the length of the signature",
  spoil: () => ({ equal: (claimed, expected) => claimed?.length === expected.length }),
};
