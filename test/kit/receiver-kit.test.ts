import express from "express";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { testReceiver } from "../../src/index.ts";
import { expressReceiver, fastifyReceiver, readNotification, verifySignature } from "../../src/kit/index.ts";
import type { DocumentedNotification } from "../../src/kit/index.ts";
import { createPlatform } from "../../src/platform.ts";
import { signatureOf } from "../../src/wire/signature.ts";

const secret = "kit secret";
const received: DocumentedNotification[] = [];
const options = {
  secret,
  onNotification: (notification: DocumentedNotification) => void received.push(notification),
};
afterEach(() => void received.splice(0));

const receivers = {
  "the Fastify plugin": () => fastify().register(fastifyReceiver, options),
  "the Express middleware": () => express().post("/webhook", expressReceiver(options)),
  "the Express middleware behind express.raw": () => {
    const app = express();
    app.use(express.raw({ type: () => true, limit: "8mb" }));
    return app.post("/webhook", expressReceiver(options));
  },
};

describe.each(Object.entries(receivers))("%s", (_name, create) => {
  it("passes the contract suite", async () => {
    const { results, summary } = await testReceiver(create(), {
      secret,
      path: "/webhook",
      selection: { quick: true },
    });
    expect(results.filter(({ status }) => status === "fail" || status === "blocked")).toEqual([]);
    expect(summary.exitCode).toBe(0);
    expect(summary.results.pass).toBeGreaterThan(30);
  }, 60_000);

  it("hands over what came, with exact integers", async () => {
    await using platform = createPlatform({ target: create(), path: "/webhook", secret });
    const { verdict } = await platform.deliver(
      platform.notification("new_ticket.closed", { with: { businessId: 9_007_199_254_740_993n } }),
    );
    expect(verdict).toBe("acknowledged");
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      event: "new_ticket.closed",
      new_ticket: { businessId: 9_007_199_254_740_993n },
    });
  });
});

describe("expressReceiver", () => {
  it("says what is wrong behind express.json(), and acknowledges nothing", async () => {
    const errors: unknown[] = [];
    const app = express();
    app.use(express.json());
    app.post("/webhook", expressReceiver(options));
    app.use(
      (
        error: unknown,
        _request: express.Request,
        response: express.Response,
        _next: express.NextFunction,
      ) => {
        errors.push(error);
        response.status(500).end();
      },
    );
    await using platform = createPlatform({ target: app, path: "/webhook", secret });
    expect((await platform.deliver(platform.notification("cdr.hangup"))).status).toBe(500);
    expect(String(errors[0])).toContain("Mount this middleware before express.json()");
  });
});

describe("verifySignature", () => {
  const body = new TextEncoder().encode('{"id":"sub_1"}');

  it("accepts the signature of section 5 and nothing else", () => {
    const right = signatureOf(body, new TextEncoder().encode(secret));
    const wrong = [
      undefined,
      null,
      "",
      right.slice(1),
      `${right}0`,
      right.toUpperCase(),
      "0".repeat(40),
      [right, right],
    ];
    expect(verifySignature(body, right, secret)).toBe(true);
    expect(wrong.map((signature) => verifySignature(body, signature, secret))).toEqual(
      wrong.map(() => false),
    );
  });

  it("accepts nothing without a secret", () => {
    expect(verifySignature(body, signatureOf(body, new Uint8Array()), "")).toBe(false);
    expect(verifySignature(body, signatureOf(body, new Uint8Array()), undefined)).toBe(false);
  });
});

describe("readNotification", () => {
  it("throws for a body that is not JSON", () => {
    expect(() => readNotification(new TextEncoder().encode("{"))).toThrow(SyntaxError);
  });
});
