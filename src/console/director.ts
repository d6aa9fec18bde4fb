import { HookproofError } from "../errors.ts";
import {
  createPlatform,
  fuzzReceiver,
  packageVersion,
  playScenarios,
  secretOf,
  simulatePlatform,
  testReceiver,
  withoutSecret,
} from "../index.ts";
import type { Platform, RunEvent, Scenario, Summary, Tampering, Topic, Transport } from "../index.ts";
import type {
  ConsoleState,
  ControlRequest,
  FuzzRequest,
  PlayRequest,
  Scene,
  SceneKind,
  SendRequest,
  SentReply,
  TargetRequest,
  TargetState,
  TestRequest,
} from "./api.ts";
import { changedNotification, notificationIn } from "./changed-notification.ts";
import { conflict, notFound } from "./http-error.ts";
import type { KeptDeliveries } from "./kept-deliveries.ts";
import { createPlayback } from "./playback.ts";
import type { ReceiverChoice } from "./receiver-choice.ts";
import type { RunHistory } from "./run-history.ts";
import { idOf, stageEventOf } from "./stage-event.ts";
import type { StageLog } from "./stage-log.ts";

/** Puts scenes on the stage, one at a time, and holds the buttons. Every tab sees what it does through the log. */
export interface Director {
  readonly state: ConsoleState;
  play(request: PlayRequest): Promise<void>;
  control(request: ControlRequest): Promise<void>;
  send(request: SendRequest): Promise<SentReply>;
  test(request: TestRequest): Promise<void>;
  fuzz(request: FuzzRequest): Promise<void>;
  choose(request: TargetRequest): Promise<void>;
  close(): Promise<void>;
}

export interface DirectorOptions {
  readonly scenarios: readonly Scenario[];
  readonly receiver: ReceiverChoice;
  readonly log: StageLog;
  readonly kept: KeptDeliveries;
  readonly history: RunHistory;
  readonly now: () => Date;
  /** A whole number from 0 up to 2^31. */
  readonly freshSeed: () => number;
}

/** What a run is given by its scene. */
interface Cue {
  readonly scene: Scene;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly common: {
    readonly secret: string;
    readonly seed: number;
    readonly now: Date;
    readonly signal: AbortSignal;
    readonly targetName: string;
    readonly reports: readonly ((event: RunEvent) => void)[];
    readonly journal: (event: RunEvent) => void;
  };
  readonly transport: Transport;
}

interface Plan {
  readonly kind: SceneKind;
  readonly scenario: string | null;
  readonly seed: number;
  readonly held: boolean;
  run(cue: Cue): Promise<Summary | null>;
}

/** Notifications in flight when many are sent. */
const workers = 4;

export function createDirector(options: DirectorOptions): Director {
  const { scenarios, receiver, log, kept, history, now, freshSeed } = options;
  const playback = createPlayback({
    changed: () => log.append({ type: "play", play: playback.play, pace: playback.pace }),
    stepStarted: (scenario, step) => log.append({ type: "step-started", scenario, step }),
  });
  let scene: Scene | null = null;
  let plan: Plan | null = null;
  let count = 0;
  const closing = new AbortController();
  let manual: { readonly platform: Platform; readonly url: string; readonly secret: string } | null = null;
  let current = { stop: () => {}, done: Promise.resolve() };
  let turn: Promise<unknown> = Promise.resolve();

  /** One after another: two tabs may press at the same time, and there is one stage. */
  const inTurn = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    const done = turn.then(act);
    turn = done.catch(() => {});
    return done;
  };

  const report = (number: number) => (event: RunEvent) => {
    const target = scene?.target.url ?? "";
    if (event.type === "delivery-started") {
      const { request, purpose, origin } = event;
      kept.keep({ id: idOf(number, event.id), request, purpose, origin, target, delivery: null });
    } else if (event.type === "delivery-ended") {
      const { delivery, purpose, origin } = event;
      const id = idOf(number, delivery.id);
      kept.keep({ id, request: delivery.request, purpose, origin, target, delivery });
    }
    const shown = stageEventOf(event, number);
    if (shown !== null) log.append(shown);
  };

  const stop = async () => {
    current.stop();
    await current.done;
  };

  /** Clears the stage, then lets the plan's run go on behind the caller's back. */
  const begin = async (next: Plan) => inTurn(async () => raise(next));

  const raise = async (next: Plan) => {
    await stop();
    await receiver.refresh();
    const startedAt = now();
    const recorded =
      next.kind === "send" ? null : history.create({ kind: next.kind, now: startedAt, seed: next.seed });
    const started: Scene = {
      number: ++count,
      kind: next.kind,
      scenario: next.scenario,
      seed: next.seed,
      target: receiver.state,
      startedAt: startedAt.toISOString(),
      run: recorded?.id ?? null,
    };
    scene = started;
    plan = next;
    kept.clear();
    log.append({ type: "scene", scene: started });
    const ending = new AbortController();
    playback.begin(next.held, ending.signal);
    const transport = receiver.transport();
    const run = async () => {
      try {
        await next.run({
          scene: started,
          now: startedAt,
          signal: ending.signal,
          transport,
          common: {
            secret: receiver.secret,
            seed: next.seed,
            now: startedAt,
            signal: ending.signal,
            targetName: nameOf(started.target),
            reports: [report(started.number)],
            journal: recorded?.journal ?? (() => {}),
          },
        });
      } catch (error) {
        log.append({ type: "scene-ended", summary: null, error: messageOf(error) });
      } finally {
        playback.end();
        await transport.close();
      }
    };
    current = { stop: () => ending.abort("SIGINT"), done: run() };
  };

  const platformTo = (transport: Transport, signal: AbortSignal, emit: (event: RunEvent) => void) => {
    const clean = withoutSecret(secretOf(receiver.secret));
    return createPlatform({
      target: transport,
      secret: receiver.secret,
      settings: receiver.settings,
      seed: freshSeed(),
      now: now(),
      signal,
      observer: {
        started: (id, request, about) => emit({ type: "delivery-started", id, request, ...about }),
        ended: (delivery, about) => emit(clean({ type: "delivery-ended", delivery, ...about })),
      },
    });
  };

  /** The platform for what is sent by hand: it outlives scenes, as long as the receiver is the same. */
  const manualPlatform = async (): Promise<Platform> => {
    const { url } = receiver.state;
    if (manual?.url === url && manual.secret === receiver.secret) return manual.platform;
    await manual?.platform.close();
    const scenes = new Map<string, number | undefined>();
    const emit = (event: RunEvent) => {
      const marked = byHand(event);
      if (marked.type === "delivery-started") scenes.set(marked.id, scene?.number);
      // An answer that comes when another scene is on has no place there.
      if (marked.type === "delivery-ended") {
        const began = scenes.get(marked.delivery.id);
        scenes.delete(marked.delivery.id);
        if (began !== scene?.number) return;
      }
      report(scene?.number ?? 0)(marked);
    };
    const platform = platformTo(receiver.transport(), closing.signal, emit);
    manual = { platform, url, secret: receiver.secret };
    return platform;
  };

  const storyPlan = (scenario: Scenario, seed: number, held: boolean): Plan => ({
    kind: "play",
    scenario: scenario.name,
    seed,
    held,
    run: ({ common, transport, scene }) =>
      playScenarios(transport, [scenario], {
        ...common,
        settings: receiver.settings,
        pace: "real",
        hold: playback,
        // The embedded receiver can be asked what it has learnt.
        variables:
          scene.target.embedded && "api" in scenario.variables
            ? { api: new URL(scene.target.url).origin }
            : {},
      }),
  });

  const planOf = (request: PlayRequest): Plan => {
    const held = request.held ?? false;
    if ("day" in request) {
      const { rate } = request.day;
      return {
        kind: "simulate",
        scenario: null,
        seed: request.seed ?? freshSeed(),
        held: false,
        run: ({ common, transport }) =>
          simulatePlatform(transport, { ...common, settings: receiver.settings, rate }),
      };
    }
    const scenario = scenarios.find(({ name }) => name === request.scenario);
    if (scenario === undefined)
      throw new HookproofError("bad-option", `There is no scenario "${request.scenario}".`);
    return storyPlan(scenario, request.seed ?? scenario.seed ?? 0, held);
  };

  const sendMany = async (request: Extract<SendRequest, { readonly topic: Topic }>, times: number) => {
    const compose = (platform: Platform) =>
      platform.request(
        changedNotification(platform.notification(request.topic), request),
        tamperingOf(request),
      );
    // What cannot be composed is refused before it takes the stage.
    compose(await manualPlatform());
    await begin({
      kind: "send",
      scenario: null,
      seed: 0,
      held: false,
      async run({ scene, signal, transport }) {
        const platform = platformTo(transport, signal, report(scene.number));
        let left = times;
        const worker = async () => {
          while (left-- > 0 && !signal.aborted)
            await platform.deliverer.deliver(compose(platform), aboutOf(request));
        };
        await Promise.all(Array.from({ length: workers }, worker));
        log.append({ type: "scene-ended", summary: null, error: null });
        return null;
      },
    });
  };

  return {
    get state() {
      return {
        version: packageVersion(),
        target: receiver.state,
        play: playback.play,
        pace: playback.pace,
        scene,
        seq: log.seq,
      };
    },
    async play(request) {
      const next = planOf(request);
      if (request.pace !== undefined) playback.setPace(request.pace);
      await begin(next);
    },
    async control({ action, pace, newSeed }) {
      if (pace !== undefined) playback.setPace(pace);
      if (action === "pause") playback.pause();
      else if (action === "resume") playback.resume();
      else if (action === "step") playback.step();
      else if (action === "stop") await inTurn(stop);
      else if (action === "restart") {
        if (plan === null || plan.kind === "send") throw conflict("Nothing has been played yet.");
        const seed = newSeed === true ? freshSeed() : plan.seed;
        await begin({ ...plan, seed });
      }
    },
    async send(request) {
      if ("topic" in request && (request.times ?? 1) > 1) {
        await sendMany(request, request.times ?? 1);
        return { ids: [] };
      }
      const platform = await manualPlatform();
      const { composed, about } = composedBy(request, platform);
      if (scene === null)
        await begin({ kind: "send", scenario: null, seed: 0, held: false, run: async () => null });
      const number = scene?.number ?? 0;
      const { id } = await platform.deliverer.deliver(composed, about);
      return { ids: [idOf(number, manualId(id))] };
    },
    async test({ part = "quick", topics }) {
      await begin({
        kind: "test",
        scenario: null,
        seed: freshSeed(),
        held: false,
        run: async ({ common, transport }) => {
          const selection = {
            ...(part === "nulls" ? { only: ["nulls", "valid-notification-acknowledged"] } : {}),
            ...(part === "quick" ? { quick: true } : {}),
            ...(topics === undefined ? {} : { topics }),
          };
          return (await testReceiver(transport, { ...common, settings: receiver.settings, selection }))
            .summary;
        },
      });
    },
    async fuzz({ level = "documented", runs = 1000, topics }) {
      await begin({
        kind: "fuzz",
        scenario: null,
        seed: freshSeed(),
        held: false,
        run: async ({ common, transport }) =>
          (
            await fuzzReceiver(transport, {
              ...common,
              settings: receiver.settings,
              level,
              runs,
              ...(topics === undefined ? {} : { topics }),
            })
          ).summary,
      });
    },
    async choose(request) {
      await inTurn(async () => {
        await stop();
        await receiver.choose(request);
        log.append({ type: "target", target: receiver.state });
      });
    },
    async close() {
      closing.abort("SIGINT");
      await inTurn(stop);
      await manual?.platform.close();
    },
  };

  function composedBy(request: SendRequest, platform: Platform) {
    const plainly = aboutOf(request);
    if ("topic" in request) {
      const notification = changedNotification(platform.notification(request.topic), request);
      return { composed: platform.request(notification, tamperingOf(request)), about: plainly };
    }
    const earlier = kept.find(request.delivery);
    if (earlier === undefined) throw notFound(`Delivery ${request.delivery} is no longer kept.`);
    const { purpose, origin } = earlier;
    const { set, null: nulls, omit, style, signature, headers } = request;
    if ([set, nulls, omit, style, signature, headers].every((change) => change === undefined))
      return { composed: earlier.request, about: { purpose, origin } };
    const notification = changedNotification(notificationIn(earlier.request.body), request);
    return {
      composed: platform.request(notification, tamperingOf(request)),
      about: { purpose: plainly.purpose, origin },
    };
  }
}

function byHand(event: RunEvent): RunEvent {
  if (event.type === "delivery-started") return { ...event, id: manualId(event.id) };
  if (event.type !== "delivery-ended") return event;
  return { ...event, delivery: { ...event.delivery, id: manualId(event.delivery.id) } };
}

/** `d7` of what is sent by hand is `m7`, since the scene's own run counts from d1 too. */
function manualId(id: string): string {
  return `m${id.slice(1)}`;
}

function tamperingOf({ style, signature, headers }: SendRequest): Tampering {
  return {
    ...(style === undefined ? {} : { style }),
    ...(signature === undefined ? {} : { signature: signatures[signature] }),
    ...(headers === undefined ? {} : { headers }),
  };
}

const signatures = { wrong: "0".repeat(40), missing: null, empty: "" } as const;

function aboutOf({ signature }: SendRequest) {
  return { purpose: signature === undefined ? "acknowledge" : "refuse", origin: {} } as const;
}

function nameOf({ embedded, fault, url }: TargetState): string {
  if (!embedded) return url;
  return fault === null ? "embedded receiver" : `embedded receiver that ${fault.replaceAll("-", " ")}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
