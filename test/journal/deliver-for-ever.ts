// Delivers as fast as it can, a few at a time, writing the journal before sending and before telling. Run by the tests to be killed.
import { Buffer } from "node:buffer";
import process from "node:process";
import { writeSync } from "node:fs";

import { defaultSettings } from "../../src/contract/settings.ts";
import { createJournal } from "../../src/journal/create-journal.ts";
import { createDeliverer } from "../../src/wire/deliverer.ts";
import { urlTransport } from "../../src/wire/url-transport.ts";
import { sampleDelivery } from "../report/sample-run.ts";

const [, , path = "", url = ""] = process.argv;
const write = createJournal(path, { tool: "0.1.0", seed: 1, clock: () => performance.now() });
const deliverer = createDeliverer({
  transport: urlTransport(url, {}),
  settings: defaultSettings,
  observer: {
    started: (id, request, about) => write({ type: "delivery-started", id, request, ...about }),
    ended: (delivery, about) => {
      write({ type: "delivery-ended", delivery, ...about });
      writeSync(1, `${delivery.id} ${delivery.verdict}\n`);
    },
  },
});

let count = 0;
async function worker(): Promise<never> {
  for (;;) {
    // Some requests are large, so that lines of many sizes are torn.
    const filler = ++count % 10 === 0 ? "x".repeat(200_000) : "";
    const { request } = sampleDelivery({ id: "", body: Buffer.from(JSON.stringify({ n: count, filler })) });
    await deliverer.deliver(request, { purpose: "acknowledge", origin: {} });
  }
}
await Promise.all([worker(), worker(), worker(), worker()]);
