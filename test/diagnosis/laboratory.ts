import type { Asker } from "../../src/checks/diagnosis/asker.ts";
import { createAsker } from "../../src/checks/diagnosis/asker.ts";
import type { Signing } from "../../src/checks/diagnosis/sample.ts";
import type { Notification } from "../../src/contract/notification.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import type { Fault } from "../../src/receiver/faults/fault.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import { createDeliverer } from "../../src/wire/deliverer.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { urlTransport } from "../../src/wire/url-transport.ts";

export const secretText = "Zk3-Example.Secret=9";
export const settings = { ...defaultSettings, timeoutMs: 500 };
export const signing: Signing = { settings, secret: secretOf(secretText), otherSecrets: [] };

/** A notification as section 2 shows it, with a URL, markup and Chinese text. */
export const example: Notification = {
  id: "sub_5f0a1c9be37d42a86b91d4c07e52f3a8_1617235200",
  event: "conversation.created",
  enterprise_token: "5f0a1c9be37d42a86b91d4c07e52f3a8",
  created_at: 1617235200,
  conversation: {
    enterprise_id: 1234,
    dev_client_id: null,
    page_from_url: "https://example.com/help?a=1&b=<2>",
    search_engine: "",
    subject: "发票 抬头",
  },
};

/** Starts the embedded receiver with a fault, lets `use` ask it, and stops it. */
export async function withReceiver<T>(
  fault: Fault | undefined,
  use: (asker: Asker) => Promise<T>,
): Promise<T> {
  const receiver = await startReceiver({
    secret: secretText,
    settings,
    ...(fault === undefined ? {} : { fault }),
  });
  const deliverer = createDeliverer({ transport: urlTransport(receiver.url), settings });
  const asker = createAsker({
    deliver: (request) => deliverer.deliver(request, { purpose: "observe", origin: {} }),
    limit: { deliveries: 2000, milliseconds: 20_000 },
    now: () => performance.now(),
  });
  try {
    return await use(asker);
  } finally {
    await receiver.close();
  }
}
