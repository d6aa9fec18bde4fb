import type { RunEvent } from "../../run/events.ts";
import { visible } from "../escape/visible.ts";
import { fit } from "../text-width.ts";

/** A terminal that the progress line is rewritten on; its width may change while the run goes on. */
export interface ProgressOutput {
  write(text: string): void;
  readonly columns: number;
}

/** One line that is rewritten in place. It is taken away before anything else is printed. */
export interface Progress {
  see(event: RunEvent): void;
  clear(): void;
}

/** At most one rewrite in this time, in milliseconds. */
const pace = 80;

/** @param clock monotonic milliseconds */
export function createProgress(output: ProgressOutput, clock: () => number): Progress {
  let planned = 0;
  let ended = 0;
  let sent = 0;
  let title = "";
  let drawnAt = -Infinity;
  let drawn = false;

  const clear = () => {
    if (drawn) output.write("\r\u001b[2K");
    drawn = false;
  };
  const draw = () => {
    const now = clock();
    if (now - drawnAt < pace) return;
    drawnAt = now;
    const rows = planned > 0 ? `${ended}/${planned} rows, ` : "";
    // One column less than the terminal has: a full line would wrap on some.
    output.write(`\r\u001b[2K${fit(`${rows}${sent} sent  ${title}`, output.columns - 1)}`);
    drawn = true;
  };

  return {
    see(event) {
      if (event.type === "run-started") planned = event.planned.cases;
      else if (event.type === "check-started") title = visible(event.check.title);
      else if (event.type === "delivery-ended") sent++;
      else if (event.type === "case-ended") ended++;
      else return;
      draw();
    },
    clear,
  };
}
