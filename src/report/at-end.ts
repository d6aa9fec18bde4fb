import type { RunRecord } from "../run/record.ts";
import { createRecorder } from "../run/record.ts";
import type { Report, ReportOptions } from "./report.ts";

/** A report that is written in one piece when the run has ended. */
export function atEnd(render: (record: RunRecord) => string): (options: ReportOptions) => Report {
  return ({ write }) => {
    const recorder = createRecorder();
    return (event) => {
      recorder.see(event);
      if (event.type === "run-ended") write(render(recorder.record));
    };
  };
}
