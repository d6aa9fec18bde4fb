import { readConfig, readOverlays } from "../index.ts";
import type { Config, Overlays, Settings } from "../index.ts";
import type { OptionValues } from "./option-group.ts";
import { readGeneration } from "./options/generation-options.ts";
import type { GenerationInput } from "./options/generation-options.ts";
import { readSecret } from "./options/secret-options.ts";
import type { SecretInput } from "./options/secret-options.ts";
import { readSchemaFiles, readSettings } from "./options/setting-options.ts";
import type { Shell } from "./shell.ts";

/** hookproof.yaml of the project that the command is called in, or the file of `--config`. */
export async function projectConfig(values: OptionValues, shell: Shell): Promise<Config> {
  const file = values.text("config");
  return readConfig({ directory: shell.directory, ...(file === undefined ? {} : { file }) });
}

/** What decides the notifications, from the groups settings and generation. */
export type WorldInput = GenerationInput & { readonly settings: Settings; readonly overlays: Overlays };

export async function readWorld(values: OptionValues, config: Config, shell: Shell): Promise<WorldInput> {
  const overlays = await readOverlays(readSchemaFiles(values, config, shell));
  return { ...readGeneration(values, config, shell), settings: readSettings(values, config), overlays };
}

/** What `createPlatform` takes but the target, from the groups secret, settings and generation. */
export interface PlatformInput {
  readonly options: WorldInput & { readonly secret: string };
  readonly secret: SecretInput;
}

export async function readPlatform(
  values: OptionValues,
  config: Config,
  shell: Shell,
): Promise<PlatformInput> {
  const secret = await readSecret(values, config, shell);
  return { options: { ...(await readWorld(values, config, shell)), secret: secret.text }, secret };
}
