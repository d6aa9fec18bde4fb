// Writes a journal until it can't be written, then says what happened. Run by the tests with a file size limit.
import process from "node:process";

import { HookproofError } from "../../src/errors.ts";
import { createJournal } from "../../src/journal/create-journal.ts";
import { sampleDelivery } from "../report/sample-run.ts";

const write = createJournal(process.argv[2] ?? "", { tool: "0.1.0", seed: 1, clock: () => 0 });
const codeOf = (act: () => void) => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof HookproofError ? { code: error.code, message: error.message } : null;
  }
};

for (let events = 0; ; events++) {
  const { request } = sampleDelivery({ id: `d${events}` });
  const next = () =>
    write({ type: "delivery-started", id: `d${events}`, request, purpose: "acknowledge", origin: {} });
  const failure = codeOf(next);
  if (failure === null) continue;
  console.log(JSON.stringify({ events, ...failure, again: codeOf(next)?.code }));
  break;
}
