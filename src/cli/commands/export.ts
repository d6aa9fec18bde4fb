import { createPlatform, exportInterface } from "../../index.ts";
import { configText } from "../config-value.ts";
import type { Command } from "../command.ts";
import { generationOptions } from "../options/generation-options.ts";
import { secretOptions } from "../options/secret-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { projectConfig, readPlatform } from "../project.ts";

export const exportCommand: Command = {
  about:
    "Prints the interface, with your settings and schemas, in a format that other tools read: openapi (3.1 webhooks), asyncapi (3.0), json-schema, types (TypeScript), postman, http (REST client file) or vectors (for unit tests in any language). The secret signs the requests of http and is in no format.",
  args: [
    { name: "<format>", about: "openapi, asyncapi, json-schema, types, postman, http or vectors" },
    { name: "[url]", about: "The receiver: a URL, or a port of this machine" },
  ],
  options: [secretOptions, generationOptions, settingOptions],
  examples: [
    { line: "hookproof export openapi > openapi.json", about: "Every topic as a webhook of OpenAPI 3.1" },
    {
      line: "hookproof export types > notification.ts",
      about: "TypeScript types, a union told apart by event",
    },
    {
      line: "hookproof export http 3000/webhook > notifications.http",
      about: "Signed requests for an editor",
    },
  ],
  async run({ args: [format = "", url], values }, shell) {
    const config = await projectConfig(values, shell);
    const { options } = await readPlatform(values, config, shell);
    await using platform = createPlatform(options);
    const text = await exportInterface(format, platform, url ?? configText(config, "url") ?? null);
    shell.out.write(text.endsWith("\n") || format === "http" ? text : `${text}\n`);
  },
};
