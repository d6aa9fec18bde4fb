import pactum from "pactum";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import type { Receiver } from "../../src/receiver/start-receiver.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import { played, secret } from "./story.ts";

/** What the API of a receiver says after a story, asked from outside by pactum. */
let receiver: Receiver;
let api: string;

beforeAll(async () => {
  receiver = await startReceiver({ secret, settings: defaultSettings, state: recordState(defaultSettings) });
  api = new URL(receiver.url).origin;
  const { summary } = await played(
    receiver.url,
    `cast:
  agent: { is: agent, with: { name: 王敏 } }
  customer: { is: client, with: { id: 17, name: 林晓雨, tel: "13800138000", weixin: null } }
  chat: { is: conversation, customer: customer, with: { id: 100 } }
  call: { is: call, customer: customer, with: { call_uuid: call-1 } }
  ticket: { is: ticket, customer: customer, with: { businessId: 4021 } }
  left: { is: ticket, customer: customer, with: { businessId: 4022 } }
steps:
  - do: chat.create
  - do: chat.schedule
    by: agent
  - do: customer.create
  - do: call.hangup
    with: { call_type: 来电, states: 接听 }
  - do: ticket.process
    by: agent
  - do: ticket.comment
    with: { textContent: 您好 }
  - do: left.process
  - do: ticket.close
  - { send: new_ticket.closed, of: left, signature: wrong }
  - do: chat.close
`,
  );
  expect(summary).toMatchObject({ exitCode: 0, lost: [] });
});

afterAll(async () => receiver.close());

test("a ticket that was closed is closed, with everything that was heard of it in order", async () => {
  await pactum
    .spec()
    .get(`${api}/tickets/4021`)
    .expectStatus(200)
    .expectJsonLike({
      state: "closed",
      topics: [
        "new_ticket.processing_first",
        "new_ticket.processing_every",
        "new_ticket.comment",
        "new_ticket.closed",
      ],
      data: {
        textContent: "您好",
        contentBy: "王敏",
        customer: { name: "林晓雨", tel: "13800138000", weixin: null },
      },
    });
});

test("a ticket that only a forger closed is still being processed", async () => {
  await pactum.spec().get(`${api}/tickets/4022`).expectStatus(200).expectJsonLike({ state: "processing" });
});

test.each([
  [
    "conversations/100",
    { state: "closed", data: { client_id: 17, client_name: "林晓雨", agent_name: "王敏" } },
  ],
  ["clients/17", { state: "known", data: { name: "林晓雨", phones: ["13800138000"] } }],
  ["calls/call-1", { state: "ended", data: { customer_phone: "13800138000", states: "接听" } }],
])("%s is about the same customer", async (path, expected) => {
  await pactum.spec().get(`${api}/${path}`).expectStatus(200).expectJsonLike(expected);
});

test("what nobody told is not there", async () => {
  await pactum.spec().get(`${api}/tickets/1`).expectStatus(404);
});
