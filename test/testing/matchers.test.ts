import { describe, expect, it } from "vitest";
import { createPlatform } from "../../src/platform.ts";
import "../../src/testing/vitest.ts";
import { notificationFactory } from "../../src/testing/notification-factory.ts";

const answering = (status: number) => createPlatform({ target: () => new Response(null, { status }) });

describe("matchers", () => {
  it.each([
    [200, true],
    [204, false],
    [401, false],
    [500, false],
  ])("take status %i for acknowledged: %s", async (status, isAcknowledged) => {
    await using platform = answering(status);
    const delivery = await platform.deliver(platform.notification("cdr.hangup"));
    if (isAcknowledged) expect(delivery).toBeAcknowledged();
    else expect(delivery).toBeRefused();
    if (isAcknowledged) expect(delivery).not.toBeLost();
    else expect(delivery).toBeLost();
  });

  it("say which notification got what", async () => {
    await using platform = answering(202);
    const delivery = await platform.deliver(platform.notification("cdr.hangup"));
    expect(() => expect(delivery).toBeAcknowledged()).toThrow(
      /expected cdr\.hangup \(sub_\w+\) to be acknowledged with status 200, but it got status 202/,
    );
  });
});

describe("notificationFactory", () => {
  const factory = notificationFactory({ seed: 3, now: new Date("2026-01-31T08:00:00Z") });

  it("makes typed notifications with what is given in them", () => {
    const notification = factory["cdr.hangup"]({ wait_time: 3, customer_phone: null });
    expect(notification.event).toBe("cdr.hangup");
    expect(notification.cdr.wait_time).toBe(3);
    expect(notification.cdr.customer_phone).toBeNull();
  });

  it("refuses paths that do not exist, with the nearest right one", () => {
    expect(() => factory["cdr.hangup"]({}, { null: ["/cdr/wait_tim"] })).toThrow(
      expect.objectContaining({ hint: expect.stringContaining("/cdr/wait_time") }),
    );
  });
});
