// Takes every file descriptor that this process may have, delivers, and prints the cause and code of the failure.
import { closeSync, openSync } from "node:fs";
import { defaultSettings } from "../../dist/contract/settings.js";
import { requestOf } from "../../dist/wire/compose.js";
import { secretOf } from "../../dist/wire/secret.js";
import { urlTransport } from "../../dist/wire/url-transport.js";

const request = requestOf({ event: "cdr.hangup" }, { settings: defaultSettings, secret: secretOf("s") });
const transport = urlTransport("http://127.0.0.1:9/");
const taken = [];
try {
  for (;;) taken.push(openSync("/dev/null", "r"));
} catch {
  // That was the last one.
}
const { failure } = await transport.carry(request, { timeoutMs: 10_000 });
for (const descriptor of taken) closeSync(descriptor);
console.log(failure?.cause, failure?.code);
