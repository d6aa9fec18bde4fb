import { expect, test } from "vitest";
import { describeReceiver } from "hookproof/vitest";
import { createApp } from "./receiver.js";

const secret = "s3cret";

describeReceiver(createApp({ secret, save() {} }), {
  secret,
  path: "/webhook",
  name: "the webhook",
  selection: { quick: true },
});

test("other routes still parse JSON", async () => {
  const app = createApp({ secret, save() {} });
  const response = await app.inject({ method: "POST", url: "/api/echo", payload: { a: 1 } });
  expect(response.json()).toEqual({ a: 1 });
});
