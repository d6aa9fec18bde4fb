import pactum from "pactum";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import type { Receiver } from "../../src/receiver/start-receiver.ts";
import { pactumPlatform } from "../../src/testing/pactum.ts";

const secret = "pactum secret";
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver({ secret, settings: defaultSettings, state: recordState(defaultSettings) });
});
afterAll(async () => receiver.close());

describe("pactumPlatform", () => {
  it("pushes a notification, and pactum finds its effect in the receiver's own API", async () => {
    await using platform = pactumPlatform(pactum, { target: receiver.url, secret });
    const { verdict } = await platform.push("new_ticket.closed", {
      businessId: 4021,
      content: "a $S{not_a_store} b",
    });
    expect(verdict).toBe("acknowledged");
    await pactum
      .spec()
      .get(new URL("/tickets/4021", receiver.url).href)
      .expectStatus(200)
      .expectBodyContains("$S{not_a_store}")
      .retry(10, 100);
  });

  it("adds expectations for specs that post themselves", async () => {
    pactumPlatform(pactum, { target: receiver.url, secret });
    await pactum.spec().post(receiver.url).withBody("{}").expect("refused");
    await expect(
      pactum.spec().post(receiver.url).withBody("{}").expect("acknowledged").toss(),
    ).rejects.toThrow(/status 200, but got 401/);
  });
});
