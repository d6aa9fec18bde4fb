/** autocannon with a connection per request. Its body is the same every time, which saves it composing and signing. */
import autocannon from "autocannon";
import { concurrency, notification } from "./body.mjs";

const body = JSON.stringify(notification(1));
const headers = { "content-type": "application/json; charset=utf-8", "service-signature": "0".repeat(40) };

process.once("message", async ({ port, count }) => {
  const run = (amount) =>
    autocannon({
      url: `http://127.0.0.1:${port}/`,
      method: "POST",
      connections: concurrency,
      amount,
      reconnectRate: 1,
      body,
      headers,
    });
  await run(Math.ceil(count / 4));
  const before = process.cpuUsage();
  const result = await run(count);
  const { user, system } = process.cpuUsage(before);
  // With reconnectRate 1 it reconnects before it counts the answer, so what it sent without an error has to do.
  const delivered = result.requests.sent - result.errors - result.timeouts;
  if (delivered < count) throw new Error(`${delivered} of ${count} were delivered`);
  process.send((delivered * 1e6) / (user + system));
  process.disconnect();
});
