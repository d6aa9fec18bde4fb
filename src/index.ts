export { HookproofError } from "./errors.ts";
export type { ErrorCode, Place } from "./errors.ts";
export { createPlatform, mergeSettings } from "./platform.ts";
export type { Platform, PlatformNotificationOptions, PlatformOptions, SettingsInput } from "./platform.ts";
export { planTest, testReceiver } from "./test-receiver.ts";
export type { TestOptions, TestOutcome } from "./test-receiver.ts";
export { exportInterface, loadExporters } from "./export-interface.ts";
export type { Exporter } from "./export/exporter.ts";
export { explanationsOf } from "./explanations.ts";
export type { Explanation } from "./explanations.ts";
export { transportOf } from "./target.ts";
export type { ConnectionOptions, ReceiverTarget } from "./target.ts";
export { packageVersion } from "./version.ts";

export { gaps } from "./contract/gaps.ts";
export type { Gap, GapId } from "./contract/gaps.ts";
export type { Notification } from "./contract/notification.ts";
export { defaultSettings } from "./contract/settings.ts";
export type { Settings } from "./contract/settings.ts";
export { statements } from "./contract/statements.ts";
export type { Anchor } from "./contract/statements.ts";
export { isTopic, kindNames, kinds, topicNames, topics } from "./contract/topics.ts";
export type { Kind, Topic } from "./contract/topics.ts";
export { verdictOf } from "./contract/verdict.ts";
export type { Verdict } from "./contract/verdict.ts";

export { observeOf, observeSchema } from "./checks/observe.ts";
export type { Selection } from "./checks/selection.ts";

export type { Json, JsonObject } from "./json/json.ts";
export { nearest } from "./json/nearest.ts";
export { writeCompact } from "./json/write-compact.ts";

export type { Overlays } from "./schema/overlay.ts";
export { readOverlays } from "./read-overlays.ts";
export type { KindSchemas } from "./schema/load.ts";
export type { DocumentedNotification } from "./schema/notification.generated.ts";
export type { NotificationOf } from "./schema/notification-of.ts";

export type { Delivery, Failure } from "./wire/delivery.ts";
export type { Request, Tampering } from "./wire/request.ts";
export { secretOf } from "./wire/secret.ts";
export type { Secret } from "./wire/secret.ts";
export { signatureMatches, signatureOf } from "./wire/signature.ts";
export { styleIds, styles } from "./wire/style.ts";
export type { StyleId } from "./wire/style.ts";
export { graceful } from "./wire/graceful.ts";
export { rateLimited } from "./wire/rate-limited.ts";
export { waitFor } from "./wire/wait-for.ts";
export type { Transport } from "./wire/transport.ts";

export type { DeliveryEnded, RunEvent, Summary } from "./run/events.ts";
export { readFinding, writeFinding } from "./run/finding-file.ts";
export type { FindingFile } from "./run/finding-file.ts";

export { configRows } from "./config/config-rows.ts";
export { configSchema } from "./config/config-schema.ts";
export { durationMs } from "./config/duration.ts";
export { readConfig } from "./config/read-config.ts";
export type { Config } from "./config/read-config.ts";
export { readWords } from "./config/read-words.ts";
export { settingRows } from "./config/setting-rows.ts";
export type { SettingRow } from "./config/setting-rows.ts";
export { settingsFrom } from "./config/settings-from.ts";

export { editNotification } from "./edit/edit-notification.ts";
export type { Edits } from "./edit/edit-notification.ts";

export { createJournal } from "./journal/create-journal.ts";

export { recordState } from "./receiver/record-state.ts";
export type { Receiver, ReceiverOptions } from "./receiver/start-receiver.ts";

/** Starts the embedded reference receiver; Fastify is loaded only now. */
export async function startReceiver(
  options: import("./receiver/start-receiver.ts").ReceiverOptions,
): Promise<import("./receiver/start-receiver.ts").Receiver> {
  const module = await import("./receiver/start-receiver.ts");
  return module.startReceiver(options);
}

/** The mistakes that the embedded receiver can make. */
export async function loadReceiverFaults(): Promise<readonly import("./receiver/faults/fault.ts").Fault[]> {
  return (await import("./receiver/faults/index.ts")).faults;
}

/** What receivers and networks do to a delivery on the wire, with the verdict on each. */
export async function loadWireFaults(): Promise<readonly import("./faults/fault.ts").Fault[]> {
  return (await import("./faults/index.ts")).faults;
}

/** Plays a fault of the wire on a port of this machine. */
export async function startFaultServer(
  fault: import("./faults/fault.ts").Fault,
  options: import("./faults/start-fault-server.ts").FaultServerOptions,
): Promise<import("./faults/start-fault-server.ts").RunningFault> {
  const module = await import("./faults/start-fault-server.ts");
  return module.startFaultServer(fault, options);
}

/** Every check with its area, in the order in which they run. */
export async function loadCatalogue(): Promise<readonly import("./checks/plan.ts").CatalogueEntry[]> {
  return (await import("./checks/index.ts")).catalogue;
}

export { fuzzLevels } from "./fuzz/mutation.ts";
export type { FuzzLevel } from "./fuzz/mutation.ts";
export type { FuzzReceiverOptions, FuzzReceiverResult } from "./fuzz-receiver.ts";

/** Explores what the interface allows until the receiver breaks; see `FuzzReceiverOptions`. The fuzzer is loaded only now. */
export async function fuzzReceiver(
  target: import("./target.ts").ReceiverTarget,
  options?: import("./fuzz-receiver.ts").FuzzReceiverOptions,
): Promise<import("./fuzz-receiver.ts").FuzzReceiverResult> {
  const module = await import("./fuzz-receiver.ts");
  return module.fuzzReceiver(target, options);
}

/** Learns settings and overlays from journals of captured traffic. */
export async function learnTraffic(
  journals: readonly string[],
  options: Parameters<typeof import("./learn-traffic.ts").learnTraffic>[1],
): Promise<import("./learn-traffic.ts").LearnedTraffic> {
  const module = await import("./learn-traffic.ts");
  return module.learnTraffic(journals, options);
}

/** Stands between the real platform and a receiver, and writes what comes to a journal. */
export async function recordTraffic(
  options: import("./record-traffic.ts").RecordOptions,
): Promise<import("./run/events.ts").Summary> {
  const module = await import("./record-traffic.ts");
  return module.recordTraffic(options);
}

export { mergeRuns } from "./journal/merge-runs.ts";
export { readJournal } from "./journal/read-journal.ts";
export { recordedTarget } from "./journal/recorded-target.ts";
export type { ReplayRecordedOptions } from "./replay-recorded.ts";

/** Sends recorded requests again, byte for byte, and says what is fixed; see `ReplayRecordedOptions`. */
export async function replayRecorded(
  target: import("./target.ts").ReceiverTarget,
  options: import("./replay-recorded.ts").ReplayRecordedOptions,
): Promise<import("./run/events.ts").Summary> {
  const module = await import("./replay-recorded.ts");
  return module.replayRecorded(target, options);
}

export type { Pace, Scenario } from "./scenario/format.ts";
export type { PlayScenariosOptions, StoryOptions } from "./play-scenarios.ts";
export type { Profile } from "./simulate/profile.ts";
export type { SimulatePlatformOptions } from "./simulate-platform.ts";

/** Names and titles of the shipped scenarios. */
export async function loadScenarios(): Promise<readonly import("./scenario/format.ts").Scenario[]> {
  const { shippedScenarios, scenarioPath } = await import("./scenario/library.ts");
  const module = await import("./scenario/read-scenario.ts");
  return Promise.all(shippedScenarios().map(async (name) => module.readScenario(scenarioPath(name, ""))));
}

export { scenarioPath } from "./scenario/library.ts";

/** Reads a scenario from a file. */
export async function readScenario(path: string): Promise<import("./scenario/format.ts").Scenario> {
  return (await import("./scenario/read-scenario.ts")).readScenario(path);
}

/** Tells stories to a receiver and judges each step; see `PlayScenariosOptions`. */
export async function playScenarios(
  target: import("./target.ts").ReceiverTarget,
  scenarios: readonly import("./scenario/format.ts").Scenario[],
  options?: import("./play-scenarios.ts").PlayScenariosOptions,
): Promise<import("./run/events.ts").Summary> {
  const module = await import("./play-scenarios.ts");
  return module.playScenarios(target, scenarios, options);
}

/** Tells stories to nobody, so that one sees what would be sent. */
export async function rehearseScenarios(
  scenarios: readonly import("./scenario/format.ts").Scenario[],
  options: Parameters<typeof import("./play-scenarios.ts").rehearseScenarios>[1],
): Promise<void> {
  const module = await import("./play-scenarios.ts");
  return module.rehearseScenarios(scenarios, options);
}

/** Reads how a simulated day goes. */
export async function readProfile(path: string): Promise<import("./simulate/profile.ts").Profile> {
  return (await import("./simulate/profile.ts")).readProfile(path);
}

/** Lets the platform live in front of a receiver until it is stopped; see `SimulatePlatformOptions`. */
export async function simulatePlatform(
  target: import("./target.ts").ReceiverTarget,
  options?: import("./simulate-platform.ts").SimulatePlatformOptions,
): Promise<import("./run/events.ts").Summary> {
  const module = await import("./simulate-platform.ts");
  return module.simulatePlatform(target, options);
}

export { addressClassOf } from "./wire/address-class.ts";
export type { Hold } from "./play-scenarios.ts";
export { withoutSecret } from "./run/without-secret.ts";
export type { BytesJson } from "./run/event-json.ts";
export { bytesJson } from "./run/event-json.ts";
export { reasonOf } from "./run/reason.ts";
export type { CaseResult, CheckSummary, Finding, Lost, Origin, Purpose, Status } from "./run/events.ts";
export { roles } from "./world/roles.ts";
export { jsonOf } from "./json/json-of.ts";
export { parseTree } from "./json/parse-tree.ts";
export { getAt, removeAt, setAt } from "./json/pointer.ts";

/** Starts the console: a page of this machine on which one watches what is sent, and what the receiver makes of it. */
export async function startConsole(
  options: import("./console/start-console.ts").ConsoleOptions,
): Promise<import("./console/start-console.ts").RunningConsole> {
  const module = await import("./console/start-console.ts");
  return module.startConsole(options);
}
