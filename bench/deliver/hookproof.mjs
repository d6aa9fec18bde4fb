/** Delivers unique signed notifications with hookproof. */
import { defaultSettings } from "../../dist/contract/settings.js";
import { requestOf } from "../../dist/wire/compose.js";
import { createDeliverer } from "../../dist/wire/deliverer.js";
import { secretOf } from "../../dist/wire/secret.js";
import { urlTransport } from "../../dist/wire/url-transport.js";
import { notification, secret } from "./body.mjs";
import { measured } from "./measured.mjs";

const composing = { settings: defaultSettings, secret: secretOf(secret) };
const about = { purpose: "acknowledge", origin: {} };

await measured(async (port) => {
  const deliverer = createDeliverer({
    transport: urlTransport(`http://127.0.0.1:${port}/`),
    settings: defaultSettings,
  });
  return async (createdAt) => {
    const { status } = await deliverer.deliver(requestOf(notification(createdAt), composing), about);
    return status === 200;
  };
});
