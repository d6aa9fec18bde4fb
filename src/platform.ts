import type { Notification } from "./contract/notification.ts";
import { defaultSettings } from "./contract/settings.ts";
import type { Settings } from "./contract/settings.ts";
import type { Topic } from "./contract/topics.ts";
import { HookproofError } from "./errors.ts";
import { loadSchemas } from "./schema/load.ts";
import type { KindSchemas } from "./schema/load.ts";
import type { Overlays } from "./schema/overlay.ts";
import { transportOf } from "./target.ts";
import type { ConnectionOptions, ReceiverTarget } from "./target.ts";
import type { About } from "./wire/about.ts";
import { requestOf } from "./wire/compose.ts";
import { createDeliverer } from "./wire/deliverer.ts";
import type { Deliverer, DeliveryObserver } from "./wire/deliverer.ts";
import type { Delivery } from "./wire/delivery.ts";
import { graceful } from "./wire/graceful.ts";
import { rateLimited } from "./wire/rate-limited.ts";
import type { Rate } from "./wire/rate-limited.ts";
import type { Request, Tampering } from "./wire/request.ts";
import { secretOf } from "./wire/secret.ts";
import type { Secret } from "./wire/secret.ts";
import type { Transport } from "./wire/transport.ts";
import { createWorld } from "./world/world.ts";
import type { NotificationOptions, World } from "./world/world.ts";

export interface PlatformOptions extends ConnectionOptions {
  /** Where to deliver: a URL, or a handler in this process. Without it, `deliver` throws and all else works. */
  readonly target?: ReceiverTarget;
  /** The secret shared with the receiver (section 5). */
  readonly secret?: string;
  /** What the document leaves open; what is absent stays at its default. */
  readonly settings?: SettingsInput;
  /** What you know of the kinds' fields beyond the document. */
  readonly overlays?: Overlays;
  /** Decides everything random; 0 if absent. */
  readonly seed?: number;
  /** The platform's clock; the wall clock if absent. */
  readonly now?: Date;
  /** Hears of every delivery before its first byte and after its verdict. */
  readonly observer?: DeliveryObserver;
  /** Once aborted, nothing more is sent; what is in flight has a second to get its answer. */
  readonly signal?: AbortSignal;
  /** Most deliveries in a time. */
  readonly rate?: Rate;
}

/** Settings in part, with the groups inside them in part too. */
export type SettingsInput = {
  readonly [Key in keyof Settings]?: Settings[Key] extends readonly unknown[]
    ? Settings[Key]
    : Settings[Key] extends object
      ? Partial<Settings[Key]>
      : Settings[Key];
};

/** A key of its own names a notification: the same seed, key and options give the same one. */
export type PlatformNotificationOptions = NotificationOptions & { readonly key?: string };

/** The simulated platform in front of one receiver. Several may live side by side; they share nothing. */
export interface Platform {
  readonly settings: Settings;
  readonly schemas: KindSchemas;
  readonly world: World;
  readonly secret: Secret;
  readonly seed: number;
  /** The platform's clock when it was created. */
  readonly now: Date;
  /** The name of the target for people; null without one. */
  readonly target: string | null;
  readonly deliverer: Deliverer;
  /** The next notification of a topic, or the one that a key names. */
  notification(topic: Topic, options?: PlatformNotificationOptions): Notification;
  /** Encodes and signs without sending. */
  request(notification: Notification, tampering?: Tampering): Request;
  /** Sends once; resolves whatever the receiver does. */
  deliver(notification: Notification, tampering?: Tampering, about?: About): Promise<Delivery>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The default secret of a platform in a test that needs none of its own. */
const defaultSecret = "hookproof-test-secret";
const plainDelivery: About = { purpose: "acknowledge", origin: {} };

/**
 * Composes the parts into a platform.
 *
 * @example
 * await using platform = createPlatform({ target: "http://127.0.0.1:3000/webhook", secret: "s3cret" });
 * const { verdict } = await platform.deliver(platform.notification("cdr.hangup"));
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const settings = mergeSettings(options.settings ?? {});
  const seed = options.seed ?? 0;
  const now = options.now ?? new Date();
  const secret = secretOf(options.secret ?? defaultSecret);
  const schemas = loadSchemas({
    settings,
    ...(options.overlays === undefined ? {} : { overlays: options.overlays }),
  });
  const world = createWorld({ seed, now, settings, schemas });
  const transport =
    options.target === undefined ? null : wrapped(transportOf(options.target, options), options);
  const deliverer =
    transport === null
      ? noDeliverer
      : createDeliverer({
          transport,
          settings,
          ...(options.observer === undefined ? {} : { observer: options.observer }),
        });
  let made = 0;

  const request = (notification: Notification, tampering?: Tampering) =>
    requestOf(notification, { settings, secret, ...(tampering === undefined ? {} : { tampering }) });
  const close = async () => transport?.close();
  return {
    settings,
    schemas,
    world,
    secret,
    seed,
    now,
    target: transport?.target ?? null,
    deliverer,
    notification: (topic, given = {}) =>
      world.notification(topic, { ...given, key: given.key ?? String(++made) }),
    request,
    deliver: async (notification, tampering, about = plainDelivery) =>
      deliverer.deliver(request(notification, tampering), about),
    close,
    [Symbol.asyncDispose]: close,
  };
}

const graceMs = 1000;

function wrapped(transport: Transport, { rate, signal }: PlatformOptions): Transport {
  const held = rate === undefined ? transport : rateLimited(transport, rate);
  return signal === undefined ? held : graceful(held, signal, graceMs);
}

const noDeliverer: Deliverer = {
  deliver: async () => {
    throw new HookproofError("bad-target", "This platform was made without a target to deliver to.");
  },
};

export function mergeSettings(input: SettingsInput): Settings {
  return {
    ...defaultSettings,
    ...input,
    bodyKeys: { ...defaultSettings.bodyKeys, ...input.bodyKeys },
    customerFields: { ...defaultSettings.customerFields, ...input.customerFields },
  };
}
