import { describeReceiver } from "hookproof/vitest";
import { createApp } from "./receiver.js";

const secret = "s3cret";

describeReceiver(createApp({ secret, save() {} }), {
  secret,
  path: "/webhook",
  name: "the webhook",
  selection: { quick: true },
});
