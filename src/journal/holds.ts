import type { Purpose } from "../run/events.ts";
import type { Delivery } from "../wire/delivery.ts";

/** Whether the answer is what the purpose asks for: 200 for what is authentic, anything but 200 for what is forged, any status for the rest. */
export function holds(purpose: Purpose, { verdict }: Pick<Delivery, "verdict">): boolean {
  if (purpose === "acknowledge") return verdict === "acknowledged";
  if (purpose === "refuse") return verdict !== "acknowledged";
  return verdict !== "failed";
}

/** The same in words, for `expected`. */
export const expectations: Readonly<Record<Purpose, string>> = {
  acknowledge: "status 200",
  refuse: "any status but 200, or none",
  observe: "any status",
};
