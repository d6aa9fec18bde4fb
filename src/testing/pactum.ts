/**
 * `hookproof/pactum`: send signed notifications from pactum suites and assert on what became of them. pactum rewrites
 * headers and interpolates bodies, so the request goes out through hookproof, byte for byte, and pactum judges the
 * receiver's own API afterwards.
 */
import type { JsonObject } from "../json/json.ts";
import { createPlatform } from "../platform.ts";
import type { Platform, PlatformOptions } from "../platform.ts";
import type { Topic } from "../contract/topics.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Tampering } from "../wire/request.ts";

/** The part of pactum that is used; pass `import pactum from "pactum"`. */
export interface PactumLike {
  readonly handler: {
    addExpectHandler(name: string, handler: (context: { readonly res: unknown }) => void): void;
  };
}

export interface PactumPlatform extends Platform {
  /** Sends a notification of a topic and resolves to its delivery; nothing is thrown for what the receiver does. */
  push(topic: Topic, given?: JsonObject, tampering?: Tampering): Promise<Delivery>;
}

/**
 * A platform for a pactum suite. Also adds the expect handlers `acknowledged` and `refused` for specs that post to the
 * receiver themselves.
 *
 * @example
 * const platform = pactumPlatform(pactum, { target: "http://127.0.0.1:3000/webhook", secret: "s3cret" });
 * await platform.push("new_ticket.closed", { businessId: 4021 });
 * await pactum.spec().get("http://127.0.0.1:3000/tickets/4021").expectJsonLike({ state: "closed" }).retry(10, 100);
 */
export function pactumPlatform({ handler }: PactumLike, options: PlatformOptions): PactumPlatform {
  const platform = createPlatform(options);
  handler.addExpectHandler("acknowledged", ({ res }) => {
    const status = statusOf(res);
    if (status !== 200) throw new Error(`expected to be acknowledged with status 200, but got ${status}`);
  });
  handler.addExpectHandler("refused", ({ res }) => {
    if (statusOf(res) === 200) throw new Error("expected any status but 200, which acknowledges");
  });
  return {
    ...platform,
    push: (topic, given, tampering) =>
      platform.deliver(platform.notification(topic, given === undefined ? {} : { with: given }), tampering),
  };
}

function statusOf(response: unknown): unknown {
  return typeof response === "object" && response !== null && "statusCode" in response
    ? response.statusCode
    : undefined;
}
