import { resolve } from "node:path";

import { defaultSettings, readWords, settingRows, settingsFrom } from "../../index.ts";
import type { Config, SettingRow, Settings } from "../../index.ts";
import type { OptionGroup, OptionRow, OptionValues } from "../option-group.ts";
import type { Shell } from "../shell.ts";
import { configPairs } from "../config-value.ts";
import { kindNames } from "../../index.ts";

const rows: readonly SettingRow[] = Object.values(settingRows);

/** Every setting of the contract as an option, and the overlays of its schemas. */
export const settingOptions: OptionGroup = {
  heading: "What the interface leaves open (`hookproof list gaps`)",
  rows: [
    ...rows.map(optionOf),
    {
      flags: "--schema <kind=file>",
      about: "Lay a JSON merge patch, or a whole schema, over a kind's",
      repeat: true,
    },
    { flags: "--config <file>", about: "Read this file in place of the nearest hookproof.yaml" },
  ],
};

/** Defaults, then hookproof.yaml, then what was typed. */
export function readSettings(values: OptionValues, config: Config): Settings {
  const typed = rows.flatMap((row) => {
    if (row.shape.is === "flag") return values.flag(row.name) ? [[row.name, true] as const] : [];
    const words = values.list(row.name);
    return words.length === 0 ? [] : [[row.name, readWords(row.shape, words, `--${row.name}`)] as const];
  });
  return settingsFrom(settingsFrom(defaultSettings, config.values), Object.fromEntries(typed));
}

/** Overlay files by kind, as absolute paths. */
export function readSchemaFiles(
  values: OptionValues,
  config: Config,
  shell: Shell,
): Readonly<Record<string, string>> {
  const configured = Object.entries(configPairs(config, "schema")).map(([kind, file]) => [
    kind,
    resolve(config.folder, file),
  ]);
  const words = readWords({ is: "pairs", keys: kindNames }, values.list("schema"), "--schema");
  const typed = Object.entries(words ?? {}).map(([kind, file]) => [
    kind,
    resolve(shell.directory, String(file)),
  ]);
  return Object.fromEntries([...configured, ...typed]);
}

function optionOf({ name, short, placeholder, about, shape, aliases }: SettingRow): OptionRow {
  const long = placeholder === "" ? `--${name}` : `--${name} ${placeholder}`;
  return {
    flags: short === undefined ? long : `-${short}, ${long}`,
    about: shape.is === "choice" ? `${about}: ${shape.of.join(", ")}` : about,
    repeat: shape.is !== "flag",
    ...(aliases === undefined ? {} : { aliases }),
  };
}
