import { observeSchema } from "../../src/checks/observe.ts";
import { configRows } from "../../src/config/config-rows.ts";
import { configSchema } from "../../src/config/config-schema.ts";
import { settingRows } from "../../src/config/setting-rows.ts";
import type { ValueShape } from "../../src/config/value-shape.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import { topicNames } from "../../src/contract/topics.ts";
import { isArray, isObject } from "../../src/json/json.ts";
import type { Json, JsonObject } from "../../src/json/json.ts";
import { code, fence, table } from "./page.ts";
import type { Language, Page } from "./page.ts";

/** Every key of hookproof.yaml, and the option of the same name. */
export const settingsPage: Page = {
  name: "settings-and-config",
  title: { en: "Settings and hookproof.yaml", zh: "设置与 hookproof.yaml" },
  about: {
    en: "Every key of hookproof.yaml, the option of the same name, its values and its default",
    zh: "hookproof.yaml 的全部键、同名选项、取值与默认值",
  },
  body(language) {
    const english = language === "en";
    const ownKeys = Object.keys(propertiesOf(configSchema({ observe: observeSchema }))).filter(
      (key) =>
        !Object.hasOwn(configRows, key) && !Object.values(settingRows).some(({ name }) => name === key),
    );
    return [
      english
        ? "hookproof reads the nearest `hookproof.yaml`, from the working directory upward, or the file of `--config`. What is typed wins over the file, the file over the defaults. A key has the name of its option; mistakes are refused with line, column and the nearest right word. `hookproof init` writes a commented one. Paths in the file are relative to it."
        : "hookproof 从当前目录向上查找最近的 `hookproof.yaml`，也可用 `--config` 指定文件。命令行优先于文件，文件优先于默认值。键与选项同名；写错时会指出行、列和最接近的正确写法。`hookproof init` 会写出带注释的样例。文件中的路径相对于该文件。",
      fence(
        "yaml config",
        [
          "# yaml-language-server: $schema=./node_modules/hookproof/schemas/config.schema.json",
          "url: http://127.0.0.1:3000/webhook",
          "secret-file: .hookproof-secret",
          "signature-header: Acme-Signature",
          "events: [conversation.*, cdr.hangup]",
          "timeout: 5s",
          "known-failures:",
          "  - check: hostile-custom-field-name",
          `    reason: ${english ? "our column names are checked; ticket OPS-12" : "我们的列名有校验；工单 OPS-12"}`,
        ].join("\n"),
      ),
      `## ${english ? "What the interface leaves open" : "接口文档没有写明的内容"}`,
      table(
        english ? ["key and option", "value", "default", "means"] : ["键与选项", "取值", "默认值", "含义"],
        Object.entries(settingRows).map(([setting, { name, shape, about }]) => [
          code(name),
          shapeText(shape, language),
          defaultText(setting as keyof typeof defaultSettings, language),
          about,
        ]),
      ),
      `## ${english ? "How hookproof works in this project" : "hookproof 在本项目中的行为"}`,
      table(
        english ? ["key and option", "value", "means"] : ["键与选项", "取值", "含义"],
        Object.entries(configRows).map(([name, { shape, about }]) => [
          code(name),
          shapeText(shape, language),
          about,
        ]),
      ),
      `## ${english ? "Only in the file" : "只能写在文件里"}`,
      ...ownKeys.map((key) => ownKey(key, language)),
    ].join("\n\n");
  },
};

function ownKey(key: string, language: Language): string {
  const schema = propertiesOf(configSchema({ observe: observeSchema }))[key] ?? {};
  const item = isObject(schema) && isObject(schema["items"] ?? null) ? schema["items"] : schema;
  const parts = isObject(item ?? null) ? propertiesOf(item as JsonObject) : {};
  return [
    `### ${key}`,
    textOf(schema, "description"),
    table(
      language === "en" ? ["part", "means"] : ["组成", "含义"],
      Object.entries(parts).map(([name, part]) => [code(name), textOf(part, "description")]),
    ),
  ].join("\n\n");
}

function propertiesOf(schema: JsonObject): JsonObject {
  const properties = schema["properties"] ?? {};
  return isObject(properties) ? properties : {};
}

function textOf(schema: Json, key: string): string {
  const text = isObject(schema) ? schema[key] : undefined;
  return typeof text === "string" ? text : "";
}

function shapeText(shape: ValueShape, language: Language): string {
  const english = language === "en";
  switch (shape.is) {
    case "text":
      return english ? "text" : "文本";
    case "flag":
      return "true, false";
    case "choice":
      return shape.of.map(code).join(", ");
    case "duration":
      return english ? "a time, such as `10s`" : "时长，例如 `10s`";
    case "whole":
      return english ? `a whole number from ${shape.least}` : `不小于 ${shape.least} 的整数`;
    case "words":
      return english ? "a list" : "列表";
    case "pairs":
      return (shape.keys ?? [english ? "name" : "名称"]).map((key) => `${code(`${key}: …`)}`).join(", ");
  }
}

function defaultText(setting: keyof typeof defaultSettings, language: Language): string {
  const value = defaultSettings[setting];
  if (setting === "timeoutMs") return code(`${Number(value) / 1000}s`);
  if (setting === "topics" && value === topicNames) return language === "en" ? "all" : "全部";
  if (isArray(value as Json)) return (value as readonly string[]).map(code).join(", ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, text]) => code(`${key}: ${String(text)}`))
      .join(", ");
  return code(String(value));
}
