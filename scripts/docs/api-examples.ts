/** A program per entry point that runs as it stands; `test/docs` runs each. */
export const apiExamples: Readonly<Record<string, string>> = {
  hookproof: `
import assert from "node:assert/strict";
import { createPlatform, playScenarios, readScenario, scenarioPath, testReceiver } from "hookproof";
import { receive } from "hookproof/receiver";

const secret = "s3cret";
const saved = [];
// Any target will do: a URL, a fetch handler as here, a Node listener, or a Fastify instance.
const receiver = async (request) => {
  const body = new Uint8Array(await request.arrayBuffer());
  const header = (name) => request.headers.get(name) ?? undefined;
  return new Response(null, {
    status: await receive(body, header, { secret, onNotification: (one) => void saved.push(one) }),
  });
};

// One notification, with what matters to the test; everything else is generated.
const platform = createPlatform({ target: receiver, secret, seed: 1 });
const closed = platform.notification("new_ticket.closed", { with: { businessId: 4021 } });
const delivery = await platform.deliver(closed);
assert.equal(delivery.verdict, "acknowledged");
assert.equal(saved[0].new_ticket.businessId, 4021);

// The same bytes with a wrong signature.
const forged = await platform.deliver(closed, { signature: "0".repeat(40) });
assert.equal(forged.status, 401);
await platform.close();

// The whole suite, or a part of it.
const { summary, results, findings } = await testReceiver(receiver, { secret, selection: { only: ["signature"] } });
assert.equal(summary.exitCode, 0);
assert.deepEqual(findings, []);
console.log(results.length, "rows");

// A story.
const story = await readScenario(scenarioPath("ticket-reopened", "."));
assert.equal((await playScenarios(receiver, [story], { secret, pace: "fast" })).exitCode, 0);
`,
  "hookproof/receiver": `
import assert from "node:assert/strict";
import { readNotification, signatureHeader, verifySignature } from "hookproof/receiver";
import { createPlatform } from "hookproof";

const platform = createPlatform({ secret: "s3cret" });
const { body, headers } = platform.request(platform.notification("cdr.hangup"));
const [, signature] = headers.find(([name]) => name.toLowerCase() === signatureHeader);

assert.equal(verifySignature(body, signature, "s3cret"), true);
assert.equal(verifySignature(body, signature, "another"), false);
assert.equal(readNotification(body).event, "cdr.hangup");
`,
  "hookproof/node-test": `
import { describeReceiver, notificationFactory } from "hookproof/node-test";
import { expressReceiver } from "hookproof/receiver";
import assert from "node:assert/strict";
import { test } from "node:test";

const secret = "s3cret";
const receiver = expressReceiver({ secret, onNotification() {} });

// Each row of the suite is a test of node:test.
describeReceiver((request, response) => receiver(request, response, (error) => response.destroy(error)), {
  secret,
  selection: { only: ["wrong-signature-not-acknowledged"] },
});

test("a factory makes notifications for unit tests", () => {
  const make = notificationFactory({ seed: 1 });
  assert.equal(make["cdr.hangup"]({ wait_time: 3 }).cdr.wait_time, 3);
});
`,
  "hookproof/fast-check": `
import fc from "fast-check";
import { createPlatform } from "hookproof";
import { mutatedNotification } from "hookproof/fast-check";

const platform = createPlatform({ seed: 1 });
const given = mutatedNotification({ platform, topics: ["new_ticket.closed"] });

// Your own code, called with everything that the interface allows.
const titleOf = ({ new_ticket: ticket }) => String(ticket?.topic ?? "");

fc.assert(
  fc.property(given, ({ notification }) => typeof titleOf(notification) === "string"),
  { numRuns: 50 },
);
`,
  "hookproof/generate": `
import assert from "node:assert/strict";
import { compile, streamOf } from "hookproof/generate";

const schema = { type: "object", required: ["phone"], properties: { phone: { type: "string", pattern: "^1[3-9][0-9]{9}$" } } };
const generate = compile(schema);

// The seventh value of seed 42, without the six before it, and the same every time.
const value = generate(streamOf(42, "customer", 7));
assert.match(value.phone, /^1[3-9][0-9]{9}$/);
assert.deepEqual(generate(streamOf(42, "customer", 7)), value);
`,
};
