import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Deliverer } from "../wire/deliverer.ts";
import type { Delivery } from "../wire/delivery.ts";
import { requestOf } from "../wire/compose.ts";
import type { Tampering } from "../wire/request.ts";
import type { Secret } from "../wire/secret.ts";
import type { World } from "../world/world.ts";
import { composeTrial } from "./compose-trial.ts";
import type { Breakage, Outcome } from "./outcome.ts";
import { answerClassOf, behaviourOf } from "./outcome.ts";
import type { Trial } from "./trial.ts";
import { isForged, levelOf, trialOf } from "./trial.ts";

/** Sends trials and judges what the receiver makes of them. */
export interface Laboratory {
  tryOut(trial: Trial): Promise<Outcome>;
  /** Whether anybody takes connections. */
  isThere(): Promise<boolean>;
  /** Whether a plain notification is acknowledged right now. */
  isWell(): Promise<boolean>;
  /** Waits, at most `withinMs`, for a receiver that a supervisor starts again. */
  recovered(withinMs: number): Promise<boolean>;
  /** How many notifications have been sent. */
  sent(): number;
  /**
   * Gives every notification from now on a second of its own, however far from the clock: for a receiver that is known
   * to refuse an id that it has seen.
   */
  avoidEqualIds(): void;
}

export interface LaboratoryOptions {
  readonly world: World;
  readonly settings: Settings;
  readonly secret: Secret;
  readonly deliverer: Deliverer;
  /** The enterprise's clock in milliseconds; ids are spread over the eight minutes around it. */
  readonly now: Date;
  /** Monotonic milliseconds. */
  readonly clock: () => number;
  readonly pause: (ms: number) => Promise<void>;
  /** Asks the receiver's own API what became of a notification; null where nobody said how. */
  readonly effects: Effects | null;
}

export interface Effects {
  /** How often the notification has had its effect. */
  count(notification: Notification): Promise<number>;
  /** How long an effect may take to show, in milliseconds. */
  readonly withinMs: number;
}

/** An answer is slow when it takes this many times the usual latency, and a second at least. */
const slowFactor = 20;

export function createLaboratory(options: LaboratoryOptions): Laboratory {
  const { world, settings, secret, deliverer, clock, pause } = options;
  const latencies: number[] = [];
  let sent = 0;

  const second = settings.createdAtUnit === "seconds" ? 1 : 1000;
  const start = Math.floor(options.now.getTime() / 1000) - 240;
  let spread = 480;
  let made = 0;
  const createdAt = () => (start + (made++ % spread)) * second;

  /** The notification that was sent last: the one that is judged. */
  let latest: Notification = {};

  const send = async (trial: Trial): Promise<readonly Delivery[]> => {
    const purpose = isForged(trial) ? "refuse" : levelOf(trial) === "documented" ? "acknowledge" : "observe";
    const deliveries: Delivery[] = [];
    for (const { step, notification, tampering } of composeTrial(trial, world, createdAt)) {
      const compose = (tampered: Tampering) =>
        requestOf(notification, { settings, secret, tampering: tampered });
      const request = compose(tampering((tampered) => compose(tampered).body.length));
      sent += 1;
      latest = notification;
      deliveries.push(
        await deliverer.deliver(request, {
          purpose: step === trial.steps.at(-1) ? purpose : "observe",
          origin: {},
        }),
      );
    }
    return deliveries;
  };

  const plain = () => send(trialOf("conversation.created", "plain", []));
  const isWell = async () => (await plain()).every((delivery) => delivery.verdict === "acknowledged");

  const isThere = async () => {
    const [delivery] = await plain();
    const phase = delivery?.failure?.phase;
    return phase !== "resolve" && phase !== "connect";
  };

  const usualMs = () => {
    const sorted = latencies.toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  };

  /** Whether what was acknowledged has been processed exactly once, as soon as the effect shows. */
  const hadEffect = async ({ count, withinMs }: Effects, trial: Trial): Promise<boolean> => {
    // How often a notification counts that is sent twice is the receiver's business.
    if (trial.steps.at(-1)?.mutations.some(({ family }) => family === "sequence")) return true;
    const end = clock() + withinMs;
    for (;;) {
      const found = await count(latest);
      if (found > 0 || clock() > end) return found === 1;
      await pause(50);
    }
  };

  const breakageOf = async (trial: Trial, delivery: Delivery): Promise<Breakage | null> => {
    if (delivery.verdict === "failed") {
      if (delivery.failure?.phase === "connect" || !(await isThere())) return "crash";
      if (delivery.failure?.code === "timeout") return "hang";
    }
    if (isForged(trial))
      return delivery.verdict === "acknowledged" && settings.forged === "refuse"
        ? "forged-acknowledged"
        : null;
    if (levelOf(trial) === "hostile") return (await isWell()) ? null : "harmed";
    if (delivery.verdict === "failed") return "no-status";
    if (delivery.verdict === "unspecified") return "refused";
    if (options.effects !== null && !(await hadEffect(options.effects, trial))) return "wrong-effect";
    const latency = delivery.timings.headMs ?? 0;
    latencies.push(latency);
    return latencies.length > 10 && latency > Math.max(1000, slowFactor * usualMs()) ? "slow" : null;
  };

  return {
    sent: () => sent,
    avoidEqualIds() {
      spread = Number.MAX_SAFE_INTEGER;
    },
    isThere,
    isWell,
    async recovered(withinMs) {
      const end = clock() + withinMs;
      while (!(await isWell())) {
        if (clock() > end) return false;
        await pause(200);
      }
      return true;
    },
    async tryOut(trial) {
      const deliveries = await send(trial);
      const delivery = deliveries.at(-1);
      if (delivery === undefined) throw new Error("A trial has at least one step.");
      const breakage = await breakageOf(trial, delivery);
      return {
        breakage,
        delivery,
        deliveries,
        answerClass: answerClassOf(delivery),
        behaviour: behaviourOf(delivery),
      };
    },
  };
}
