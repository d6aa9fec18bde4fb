import { expect, test } from "vitest";
import { createPlatform } from "hookproof";
import { describeReceiver } from "hookproof/vitest";
import { createApp } from "./receiver.js";

const secret = "s3cret";

describeReceiver(createApp({ secret, save() {} }), {
  secret,
  path: "/webhook",
  name: "the webhook",
  selection: { quick: true },
});

test("a closed ticket is saved before it is acknowledged", async () => {
  const saved = [];
  const app = createApp({ secret, save: (notification) => saved.push(notification) });
  const platform = createPlatform({ target: app, path: "/webhook", secret });
  const delivery = await platform.deliver(
    platform.notification("new_ticket.closed", { with: { businessId: 4021 } }),
  );
  await platform.close();
  expect(delivery).toBeAcknowledged();
  expect(saved).toMatchObject([{ event: "new_ticket.closed", new_ticket: { businessId: 4021 } }]);
});
