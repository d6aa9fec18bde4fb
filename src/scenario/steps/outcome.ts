import type { Status } from "../../run/events.ts";

/** How a step went: the part of its report that the step itself knows. */
export interface Outcome {
  readonly status: Status;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly deliveries: readonly string[];
}

export const passed: Outcome = { status: "pass", expected: null, actual: null, deliveries: [] };

/** Nothing to judge, and why. */
export function informed(actual: string | null): Outcome {
  return { status: "info", expected: null, actual, deliveries: [] };
}
