import type { Settings } from "../contract/settings.ts";
import type { Learned } from "./learn.ts";

/** What was learned as lines for people. */
export function describeLearned(
  { counts, differences, settings }: Learned,
  before: Settings,
): readonly string[] {
  const kinds = Object.entries(counts.kinds).filter(([, count]) => count > 0);
  const others =
    counts.others === 0 ? "" : `, and ${counts.others} requests that are no notification of a known topic`;
  return [
    `Looked at ${kinds.map(([kind, count]) => `${count} ${kind}`).join(", ") || "no"} notifications${others}.`,
    "",
    ...settingLines(settings, before),
    ...(differences.length === 0
      ? ["The business data is as the schemas say."]
      : [
          "Where the business data differs from the schemas:",
          ...differences.map(({ kind, pointer, what, seen, count, of }) =>
            what === "assumed but never seen"
              ? `  ${kind} ${pointer}: ${what} (${of} notifications)`
              : `  ${kind} ${pointer}: ${what}, ${seen} in ${count} of ${of}`,
          ),
        ]),
  ];
}

/** `hookproof.yaml` lines for what differs from the settings in force; keys as the configuration names them. */
export function learnedConfig(
  { settings, overlays }: Pick<Learned, "settings" | "overlays">,
  before: Settings,
  overlayFile: (kind: string) => string,
): string {
  const { signatureHeader, userAgent, createdAtUnit, timeFormat, bodyKeys = {} } = settings;
  const keys = Object.entries(bodyKeys).filter(
    ([kind, key]) => before.bodyKeys[kind as keyof Settings["bodyKeys"]] !== key,
  );
  const line = (name: string, learned: string | undefined, current: string) =>
    learned === undefined || learned === current ? [] : [`${name}: ${JSON.stringify(learned)}`];
  return [
    ...line("signature-header", signatureHeader, before.signatureHeader),
    ...line("user-agent", userAgent, before.userAgent),
    ...line("created-at-unit", createdAtUnit, before.createdAtUnit),
    ...line("time-format", timeFormat, before.timeFormat),
    ...(keys.length === 0
      ? []
      : ["body-key:", ...keys.map(([kind, key]) => `  ${kind}: ${JSON.stringify(key)}`)]),
    ...(Object.keys(overlays).length === 0
      ? []
      : ["schema:", ...Object.keys(overlays).map((kind) => `  ${kind}: ${overlayFile(kind)}`)]),
  ]
    .map((text) => `${text}\n`)
    .join("");
}

function settingLines(learned: Learned["settings"], before: Settings): readonly string[] {
  const text = learnedConfig({ settings: learned, overlays: {} }, before, String);
  return text === ""
    ? []
    : [
        "Settings that differ from those in force:",
        ...text
          .trimEnd()
          .split("\n")
          .map((line) => `  ${line}`),
        "",
      ];
}
