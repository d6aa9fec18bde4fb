import { acceptFirstAdvice } from "../advice/accept-first.ts";
import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";

const count = 60;

export const latencyDoesNotGrow: Check = {
  id: "latency-does-not-grow",
  title: "Answers do not become slower and slower",
  section: "7.2",
  level: "may",
  thorough: true,
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `The median time of the last twenty answers is compared with that of the twenty after a warm-up. Ten times as long
and 50 ms more is a sign of something that grows with each notification: a list in memory, a file that is read and written
whole, a query without an index, event listeners. Times depend on the machine, so this only informs.

${acceptFirstAdvice}`,
  async run({ notification, deliver }) {
    const times: number[] = [];
    for (let nth = 0; nth < count; nth++) {
      const delivery = await deliver(notification());
      if (delivery.status === null) return acknowledged(delivery);
      times.push(delivery.timings.headMs ?? delivery.timings.endedMs);
    }
    const [early, late] = [medianOf(times.slice(10, 30)), medianOf(times.slice(-20))];
    if (late < early * 10 || late < early + 50) return undefined;
    return {
      expected: "answers as fast at the end as at the beginning",
      actual: `${early.toFixed(1)} ms in the beginning, ${late.toFixed(1)} ms after ${count} notifications`,
    };
  },
};

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
